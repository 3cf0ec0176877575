package stamp

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"slices"
	"strings"

	"github.com/toolgen-go/toolgen/gen/load"
)

// cacheDir returns the directory of the stamps: TOOLGENCACHE, or one in the user's cache directory.
// TOOLGENCACHE=off says that there is none.
func cacheDir() (string, bool) {
	dir := os.Getenv("TOOLGENCACHE")
	if dir == "off" {
		return "", false
	}
	if dir == "" {
		user, err := os.UserCacheDir()
		if err != nil {
			return "", false
		}
		dir = filepath.Join(user, "toolgen")
	}
	if !filepath.IsAbs(dir) || os.MkdirAll(dir, 0o777) != nil {
		return "", false
	}
	return dir, true
}

// settingsOf describes what decides, beside source and module files, what a run in dir gives: this
// program, the go command and the environment that it reads. It is false where there are further
// inputs: a workspace, whose modules decide together about versions, or what flags name.
func settingsOf(dir string) (string, bool) {
	config, ok := goConfig()
	if !ok || inWorkspace(dir, config) {
		return "", false
	}
	if driver := os.Getenv("GOPACKAGESDRIVER"); driver != "" && driver != "off" || os.Getenv("GO111MODULE") == "off" {
		return "", false
	}
	for _, text := range []string{os.Getenv("GOFLAGS"), config} {
		// Files that these flags name are read in place of others.
		if strings.Contains(text, "-overlay") || strings.Contains(text, "-modfile") {
			return "", false
		}
	}
	all := []string{runtime.Version(), config}
	if info, ok := debug.ReadBuildInfo(); ok {
		all = append(all, info.String())
	}
	self, err := os.Executable()
	if err != nil {
		return "", false
	}
	command, err := exec.LookPath("go")
	if err != nil {
		return "", false
	}
	for _, path := range []string{self, command} {
		// Reading them whole would take longer than all else. Their size and time change
		// when they are built or installed again.
		info, err := os.Stat(path)
		if err != nil {
			return "", false
		}
		all = append(all, fmt.Sprint(path, info.Size(), info.ModTime().UnixNano()))
	}
	for _, v := range slices.Sorted(slices.Values(os.Environ())) {
		name, _, _ := strings.Cut(v, "=")
		if strings.HasPrefix(name, "GO") || strings.HasPrefix(name, "CGO_") || slices.Contains([]string{"CC", "CXX", "FC", "PKG_CONFIG", "PKG_CONFIG_PATH"}, name) {
			all = append(all, v)
		}
	}
	for _, compiler := range []string{"gcc", "clang"} {
		// Whether there is one decides about cgo. The whole PATH would say too much: it
		// differs between terminals and editors.
		path, _ := exec.LookPath(compiler)
		all = append(all, compiler, path)
	}
	return digestOf([]byte(strings.Join(all, "\n"))), true
}

// goConfig returns what the go command's own file of environment settings says, "" where there is
// none.
func goConfig() (string, bool) {
	path := os.Getenv("GOENV")
	if path == "off" {
		return "", true
	}
	if path == "" {
		dir, err := os.UserConfigDir()
		if err != nil {
			return "", true
		}
		path = filepath.Join(dir, "go", "env")
	}
	content, err := os.ReadFile(path)
	return string(content), err == nil || errors.Is(err, fs.ErrNotExist)
}

// inWorkspace reports whether the go command may use a go.work in dir.
func inWorkspace(dir, config string) bool {
	switch work := os.Getenv("GOWORK"); {
	case work == "off":
		return false
	case work != "", strings.Contains(config, "GOWORK="):
		return true
	}
	for {
		if _, err := os.Stat(filepath.Join(dir, "go.work")); !errors.Is(err, fs.ErrNotExist) {
			return true
		}
		parent := filepath.Dir(dir)
		if parent == dir {
			return false
		}
		dir = parent
	}
}

// moduleFiles returns the files that say which modules a run uses, and the places of a go.mod that
// would cut one of the directories off from its module.
func moduleFiles(of load.Inputs) []string {
	var all []string
	for _, path := range of.GoMods {
		root := filepath.Dir(path)
		all = append(all, path, filepath.Join(root, "go.sum"), filepath.Join(root, "vendor", "modules.txt"))
		for _, dir := range of.Dirs {
			if rel, err := filepath.Rel(root, dir); err != nil || strings.HasPrefix(rel, "..") {
				continue
			}
			for ; len(dir) > len(root); dir = filepath.Dir(dir) {
				all = append(all, filepath.Join(dir, "go.mod"))
			}
		}
	}
	slices.Sort(all)
	return slices.Compact(all)
}
