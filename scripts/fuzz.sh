#!/bin/sh
# fuzz.sh FUZZTIME
# Runs every fuzz target of the module in turn, each for FUZZTIME: what go test's -fuzztime
# reads, a duration (30s) or a number of runs (500x). Stops at the first target that fails.
set -u
go=${GO:-go}
budget=${1:?usage: fuzz.sh FUZZTIME}

temp=$(mktemp -d) || exit 2
trap 'rm -rf "$temp"' EXIT

# go test -list prints the names of a package before its "ok" line.
if ! $go test -list '^Fuzz' ./... >"$temp/list" 2>&1; then
	cat "$temp/list" >&2
	exit 1
fi
awk '/^Fuzz/ { name[++n] = $1 }
     /^ok/   { for (i = 1; i <= n; i++) print $2, name[i]; n = 0 }' "$temp/list" >"$temp/targets"
if [ ! -s "$temp/targets" ]; then
	echo 'fuzz: no fuzz target found' >&2
	exit 1
fi

# onlydeadline LOG: whether the run failed for nothing but a known fault of go test, which can
# report its own -fuzztime deadline as a failure (https://go.dev/issue/75804). A real failure
# prints more: the input that was written, a panic, a log line.
onlydeadline() {
	grep -q '^    context deadline exceeded$' "$1" &&
		! grep -Evq '^(fuzz: elapsed: |warning: starting with empty corpus$|--- FAIL: Fuzz[^ ]* \([0-9.]*s\)$|    context deadline exceeded$|FAIL$|FAIL	|exit status 1$|$)' "$1"
}

while read -r package target; do
	echo "== $package $target ($budget)"
	{
		$go test -run '^$' -fuzz "^$target\$" -fuzztime "$budget" "$package" 2>&1 </dev/null
		echo $? >"$temp/status"
	} | tee "$temp/log"
	if [ "$(cat "$temp/status")" -ne 0 ]; then
		if onlydeadline "$temp/log"; then
			echo "fuzz: $target reached its time; go test called that a failure (go.dev/issue/75804), no input failed"
			continue
		fi
		echo "fuzz: $package $target failed" >&2
		exit 1
	fi
done <"$temp/targets"
echo "fuzz: $(wc -l <"$temp/targets" | tr -d ' ') targets, each $budget: clean"
