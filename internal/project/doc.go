// Package project holds no code, only tests of the repository as a whole: who may import
// whom, what a user's module gets, what is documented.
package project
