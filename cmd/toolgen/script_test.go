package main

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/gotooltest"
	"github.com/rogpeppe/go-internal/testscript"
)

func TestMain(m *testing.M) { testscript.Main(m, map[string]func(){"toolgen": main}) }

// TestScripts runs testdata/script. Beside testscript's own, the scripts have the commands
//
//	status CODE PROGRAM [ARG…]   run a program that must exit with the code
//	edit FILE OLD NEW            replace the one place where FILE holds OLD; in NEW,
//	                             \n is a line end
//
// the variable ROOT, the directory of this module, and the conditions superuser and cgo.
func TestScripts(t *testing.T) {
	root, err := filepath.Abs(filepath.Join("..", ".."))
	if err != nil {
		t.Fatal(err)
	}
	params := testscript.Params{
		Dir: filepath.Join(root, "testdata", "script"),
		Cmds: map[string]func(*testscript.TestScript, bool, []string){
			"status": status,
			"edit":   edit,
		},
		Setup: func(e *testscript.Env) error {
			e.Setenv("ROOT", filepath.ToSlash(root))
			e.Setenv("GOPROXY", "off")
			e.Setenv("GOTOOLCHAIN", "local")
			return nil
		},
		Condition: func(name string) (bool, error) {
			switch name {
			case "superuser":
				return os.Geteuid() == 0, nil
			case "cgo": // 0 as well where there is no C compiler
				enabled, err := exec.Command("go", "env", "CGO_ENABLED").Output()
				return strings.TrimSpace(string(enabled)) == "1", err
			}
			return false, fmt.Errorf("unknown condition %q", name)
		},
		RequireExplicitExec: true,
		RequireUniqueNames:  true,
		UpdateScripts:       os.Getenv("UPDATE_SCRIPTS") != "",
	}
	if err := gotooltest.Setup(&params); err != nil {
		t.Fatal(err)
	}
	testscript.Run(t, params)
}

// status is the script command "status".
func status(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 2 {
		ts.Fatalf("usage: status CODE PROGRAM [ARG…]")
	}
	want, err := strconv.Atoi(args[0])
	ts.Check(err)
	got := 0
	if err := ts.Exec(args[1], args[2:]...); err != nil {
		exit, ok := errors.AsType[*exec.ExitError](err)
		if !ok {
			ts.Fatalf("%v", err)
		}
		got = exit.ExitCode()
	}
	if got != want {
		ts.Fatalf("%s exited with %d, want %d", args[1], got, want)
	}
}

// edit is the script command "edit".
func edit(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 3 {
		ts.Fatalf("usage: edit FILE OLD NEW")
	}
	content := ts.ReadFile(args[0])
	if n := strings.Count(content, args[1]); n != 1 {
		ts.Fatalf("%s holds %q %d times", args[0], args[1], n)
	}
	content = strings.Replace(content, args[1], strings.ReplaceAll(args[2], `\n`, "\n"), 1)
	ts.Check(os.WriteFile(ts.MkAbs(args[0]), []byte(content), 0o666))
}
