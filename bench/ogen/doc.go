// Package ogen has the structs of the benchmark as ogen v1.24.0 writes them from openapi.yml:
//
//	ogen --target . --package ogen --config ogen.yml openapi.yml
package ogen
