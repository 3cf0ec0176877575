// Package load turns package patterns into checked packages and their syntax. It is
// the only package that runs the go command.
//
// The moment at which toolgen runs is an awkward one: a struct was just edited, the
// generated file is missing, out of date or in the middle of a merge, and the
// packages around it do not compile because of that. So nothing here needs a package
// that compiles, and no file that toolgen wrote is ever opened:
//
//   - The go command lists the target packages and their files, which settles build
//     tags, workspaces, vendoring and nested modules. The three reserved names are
//     dropped from that list by name, whatever the files hold.
//   - The targets are parsed with comments and checked by go/types from source,
//     function bodies ignored, in the order of their imports. They are not compiled.
//   - What they import is read from the export data of the build cache, which is
//     shared with go build. A dependency without export data, because it waits for
//     generated names itself, is checked from source in the same way.
//   - A module that does not require toolgen yet has no toolkit to import. A small
//     description of its API stands in for it.
//
// Type errors are kept, not reported: most of them are about names that this run will
// generate. A reader decides which of them are in its way.
//
// Start reading at Load.
package load
