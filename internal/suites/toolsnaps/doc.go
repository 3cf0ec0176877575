// Package toolsnaps writes the tools of a shipped MCP server as Go structs and compares what
// toolgen makes of them with the schemas that the server publishes. The package has only
// tests.
package toolsnaps
