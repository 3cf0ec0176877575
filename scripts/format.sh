#!/bin/sh
# format.sh: fails and names the files that gofmt would change.
# Files under testdata are inputs: some of them are broken on purpose.
set -u
files=$(find . \( -path ./.git -o -name testdata \) -prune -o -name '*.go' -type f -print)
# gofmt also exits 0 when it lists files; a file that it cannot read is on standard error.
bad=$(printf '%s\n' "$files" | xargs gofmt -l) || exit 1
if [ -n "$bad" ]; then
	echo "format: run gofmt -w on:" >&2
	printf '%s\n' "$bad" >&2
	exit 1
fi
