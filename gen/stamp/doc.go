// Package stamp knows which packages need no run of the generator, because nothing has changed since
// the last one.
//
// After a run that left a package's files as they have to be, a stamp of it is kept in the user's
// cache directory: digests of all that the result depends on, and of the files themselves. What the
// result depends on is the package's source and that of everything it imports; for the standard
// library and the module cache, which do not change, the go.mod and go.sum files and the settings of
// the go command stand for it. In a workspace the modules decide together about each other's versions,
// so that nothing is kept there. A package whose stamp still holds would be generated as it is.
//
// In the same way it keeps notes of what the go command said of dependencies.
//
// A stamp is only ever a reason to do nothing: without a cache directory, or with one that
// somebody has emptied or damaged, every package is generated, with the same result.
package stamp
