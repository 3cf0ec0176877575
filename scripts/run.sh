#!/bin/sh
# run.sh: the main job, from the source of this project to paired results.
# Succeeds only if the call worked, each failure failed as it should, and the tree is unchanged.
# `make run` builds .bin/toolgen, .bin/toolbox and .bin/failure first.
set -eu
cd "$(dirname "$0")/.."
toolgen=.bin/toolgen
toolbox=.bin/toolbox

step() { printf '\n== %s\n' "$1"; }

fault() {
	echo "run: $1" >&2
	exit 1
}

# shows EXIT TEXT COMMAND...: runs the command, shows what it prints, and compares its exit
# status and a part of that.
shows() {
	expected=$1 text=$2
	shift 2
	status=0
	shown=$("$@" 2>&1) || status=$?
	printf '%s\n' "$shown"
	[ "$status" -eq "$expected" ] || fault "exit status $status, not $expected"
	case $shown in
	*"$text"*) ;;
	*) fault "the result does not hold $text" ;;
	esac
}

# call EXIT TEXT CALL: sends the call, and shows the record and the result.
call() {
	printf '$ toolbox call -explain %s\n' "'$3'"
	shows "$1" "$2" $toolbox call -explain "$3"
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

step 'failure 3: a tool that returns an error, in a program of its own'
echo '$ failure'
shows 1 'Tool boom failed: exploded' .bin/failure

printf '\nrun: one call and three failures, each as it should be; the tree is unchanged\n'
