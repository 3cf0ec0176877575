package stamp

import (
	"fmt"
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
// program, the go command and the environment that it reads. It is false where the environment names
// further inputs.
func settingsOf(dir string) (string, bool) {
	if driver := os.Getenv("GOPACKAGESDRIVER"); driver != "" && driver != "off" || os.Getenv("GO111MODULE") == "off" {
		return "", false
	}
	self, err := os.Executable()
	if err != nil {
		return "", false
	}
	command, err := exec.LookPath("go")
	if err != nil {
		return "", false
	}
	all := []string{runtime.Version()}
	if info, ok := debug.ReadBuildInfo(); ok {
		all = append(all, info.String())
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
		if strings.HasPrefix(v, "GO") || strings.HasPrefix(v, "CGO_") {
			all = append(all, v)
		}
	}
	file := os.Getenv("GOENV")
	if config, err := os.UserConfigDir(); file == "" && err == nil {
		file = filepath.Join(config, "go", "env")
	}
	var content []byte
	if file != "" && file != "off" {
		content, _ = os.ReadFile(file) // most have none
		all = append(all, string(content))
	}
	for _, text := range []string{os.Getenv("GOFLAGS"), string(content)} {
		// Files that these flags name are read in place of others.
		if strings.Contains(text, "-overlay") || strings.Contains(text, "-modfile") {
			return "", false
		}
	}
	all = append(all, workFiles(dir)...)
	return digestOf([]byte(strings.Join(all, "\n"))), true
}

// workFiles returns the go.work files that the go command may find from dir, with what they say: a
// workspace decides which directories the modules of a run have.
func workFiles(dir string) []string {
	var all []string
	if explicit := os.Getenv("GOWORK"); explicit != "" {
		if explicit == "off" {
			return nil
		}
		dir = filepath.Dir(explicit)
	}
	for {
		for _, name := range []string{"go.work", "go.work.sum", filepath.Join("vendor", "modules.txt")} {
			path := filepath.Join(dir, name)
			if content, err := os.ReadFile(path); err == nil {
				all = append(all, path, digestOf(content))
			}
		}
		parent := filepath.Dir(dir)
		if parent == dir {
			return all
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
