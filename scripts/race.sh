#!/bin/sh
# race.sh PACKAGE...
# go test -race, where this machine can: on Linux the race detector needs a C compiler.
set -u
go=${GO:-go}
if [ "$($go env CGO_ENABLED)" != 1 ] && [ "$($go env GOOS)" != darwin ]; then
	echo 'race: SKIPPED: the race detector needs cgo, and no C compiler was found'
	exit 0
fi
echo "$go test -race $*"
exec $go test -race "$@"
