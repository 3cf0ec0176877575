# One word per habit; `make` alone lists them. Needs Go and a POSIX shell; the race detector also
# a C compiler, and says so where there is none.

GO ?= go
# Time for each fuzz target: a duration (30s, 5m) or a number of runs (500x).
FUZZTIME ?= 30s
# For the law on random structs: pairs of a struct and a text, and the seeds that share them.
PAIRS ?= 10000000
SEEDS ?= 10
SEED ?= 1
# For the model of the executor: calls.
SOAK ?= 1000000
BIN := .bin
# The modules of go.work: a pattern does not reach into a module below.
PACKAGES := ./... ./cmd/toolbox/... ./otelexecutor/...

.PHONY: help build run test unit race fuzz structs soak bench lint format vet tidy generate check
# One step at a time: some of them compare the whole tree before and after.
.NOTPARALLEL:

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' Makefile

build: ## build toolgen, toolbox and the example of a failure into .bin
	$(GO) build -o $(BIN)/ ./cmd/toolgen ./examples/failure
	$(GO) build -C cmd/toolbox -o ../../$(BIN)/ .

run: build ## the main job: generate, see that nothing changes, one call, three failures
	@sh scripts/run.sh

test: ## everything that CI asks for, in the order of its cost
test: format tidy vet lint unit race check generate
	@echo '== a short run of every fuzz target'
	GO='$(GO)' sh scripts/fuzz.sh 500x
	@echo '== make test: all good'

unit: ## the tests of every package, and those of the benchmark
	$(GO) test $(PACKAGES)
	cd bench && GOWORK=off $(GO) vet ./... && GOWORK=off $(GO) test ./...

race: ## the tests of the concurrent packages under the race detector
	@GO='$(GO)' sh scripts/race.sh ./executor/... ./toolkit/... ./cmd/toolbox/... ./otelexecutor/...

fuzz: ## every fuzz target in turn, FUZZTIME for each (make fuzz FUZZTIME=5m), then structs
	GO='$(GO)' sh scripts/fuzz.sh $(FUZZTIME)
	$(MAKE) structs

structs: ## the law on random structs: ten million pairs (make structs PAIRS=100000 SEEDS=1 SEED=7)
	$(GO) test ./internal/laws/randstruct -run '^TestLaw$$' -v -count 1 -timeout 0 -structs 300 -pairs $(PAIRS) -seeds $(SEEDS) -seed $(SEED)

soak: ## a million random calls against a model of the executor, under the race detector (SOAK=, SEED=)
	$(GO) test ./executor -race -run '^TestSoak$$' -v -count 1 -timeout 0 -soak.calls $(SOAK) -soak.seed $(SEED)

bench: ## parser, executor, generator and size beside others; writes docs/benchmarks.md (a few minutes)
	cd bench && GOWORK=off $(GO) run .

lint: ## staticcheck with the checks of staticcheck.conf
	GOWORK=off $(GO) build -C lint -o ../$(BIN)/staticcheck honnef.co/go/tools/cmd/staticcheck
	$(BIN)/staticcheck $(PACKAGES) ./testdata/golden/...

format: ## fail when a file is not gofmt'ed
	@sh scripts/format.sh

vet: ## go vet for Linux, Windows and macOS
	GOOS=linux $(GO) vet $(PACKAGES)
	GOOS=windows $(GO) vet $(PACKAGES)
	GOOS=darwin $(GO) vet $(PACKAGES)

tidy: ## fail when go.mod or go.sum is not tidy
	GOWORK=off $(GO) mod tidy -diff
	cd cmd/toolbox && GOWORK=off $(GO) mod tidy -diff
	cd otelexecutor && GOWORK=off $(GO) mod tidy -diff
	cd lint && GOWORK=off $(GO) mod tidy -diff
	cd bench && GOWORK=off $(GO) mod tidy -diff

generate: ## go generate; fail when it changes a file
	sh scripts/unchanged.sh $(GO) generate $(PACKAGES)

check: build ## fail when a generated file is stale, missing, edited or an orphan
	$(BIN)/toolgen check $(PACKAGES) ./testdata/golden/...
	cd bench && GOWORK=off ../$(BIN)/toolgen check ./...
