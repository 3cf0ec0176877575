#!/bin/sh
# unchanged.sh COMMAND [ARGUMENT...]
# Runs the command; fails when it fails, or when a file of the tree is not what it was.
# It compares checksums, not git states: it works in a tree with changes, and without git.
set -u

sums() {
	find . \( -path ./.git -o -path ./.bin \) -prune -o -type f -exec cksum {} + | LC_ALL=C sort -k 3
}

temp=$(mktemp -d) || exit 2
trap 'rm -rf "$temp"' EXIT

sums >"$temp/before"
"$@"
status=$?
sums >"$temp/after"

if ! diff "$temp/before" "$temp/after" >"$temp/changed"; then
	echo "unchanged: these files changed during: $*" >&2
	awk '/^[<>]/ { print $4 }' "$temp/changed" | LC_ALL=C sort -u >&2
	exit 1
fi
exit $status
