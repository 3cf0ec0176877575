#!/bin/sh
# run.sh: the main job, from the source of this project to paired results.
# Succeeds only if the call worked, each failure failed as it should, and the tree is unchanged.
# `make run` builds .bin/toolgen and .bin/toolbox first.
set -eu
cd "$(dirname "$0")/.."
toolgen=.bin/toolgen
toolbox=.bin/toolbox

step() { printf '\n== %s\n' "$1"; }

fault() {
	echo "run: $1" >&2
	exit 1
}

# call EXIT TEXT CALL: sends the call, shows the record and the result, and compares the exit
# status and a part of the result.
call() {
	printf '$ toolbox call -explain %s\n' "'$3'"
	status=0
	shown=$($toolbox call -explain "$3" 2>&1) || status=$?
	printf '%s\n' "$shown"
	[ "$status" -eq "$1" ] || fault "exit status $status, not $1"
	case $shown in
	*"$2"*) ;;
	*) fault "the result does not hold $2" ;;
	esac
}

step 'generate for the whole module: no file changes, and check agrees'
sh scripts/unchanged.sh $toolgen ./...
$toolgen check ./...
echo 'nothing changed'

step 'a call'
call 0 '"toolCallId":"call-1","toolName":"echo","content":[{"type":"text","text":"Pi"}]' \
	'{"type":"toolCall","id":"call-1","name":"echo","arguments":{"value":"Pi","ignored":"drop me"}}'

step 'failure 1: an argument of the wrong type; echo is not run'
call 1 'Tool echo failed: value: must be a string, got number' \
	'{"type":"toolCall","id":"call-2","name":"echo","arguments":{"value":1}}'

step 'failure 2: a tool that does not exist'
call 1 'Tool missing failed: unknown tool' \
	'{"type":"toolCall","id":"call-3","name":"missing","arguments":{"value":"Pi"}}'

step 'failure 3: null in place of the arguments'
call 1 'Tool echo failed: arguments must be a JSON object, got null' \
	'{"type":"toolCall","id":"call-4","name":"echo","arguments":null}'

printf '\nrun: one call and three failures, each as it should be; the tree is unchanged\n'
