# `make play` plays, `make test` proves it; `make help` lists the rest.
#
# Everything is installed into .venv and web/node_modules, and each step is done
# again only when what it depends on has changed. Nothing is compiled before play: the
# server does that beside the first hands.

PORT =
ARGS =
PYTHON = python3
export PYTHON
# The tests start hundreds of processes, each of which would otherwise compile all our modules.
export PYTHONDONTWRITEBYTECODE =

BIN = .venv/bin
PAGE = src/clubsuit/server/page/index.html
PAGE_SOURCES = $(shell find web/src web/public src/clubsuit/texts -type f) \
	web/index.html web/vite.config.ts web/svelte.config.js web/tsconfig.json
RULE_SOURCES = $(wildcard src/clubsuit/*.py) \
	$(shell find $(addprefix src/clubsuit/, games solve bots envs) -name '*.py')

.PHONY: play test test-plain test-collected test-long test-steady lint lint-python lint-page lint-docs docs types bench gpu differential counts playthroughs questions studies page dist release lock clean help
.DEFAULT_GOAL = help

play:  ## open the table in the browser (PORT=…, ARGS=…)
	@$(MAKE) --no-print-directory -j2 .venv/installed $(PAGE)
	@exec $(BIN)/clubsuit play $(if $(PORT),--port $(PORT)) $(ARGS)

test:  ## everything that must hold
	@$(MAKE) --no-print-directory -j2 .venv/tested $(PAGE)
	@$(MAKE) --no-print-directory .venv/documented
	@$(MAKE) --no-print-directory -j3 --output-sync=target .venv/compiled lint-python lint-page lint-docs test-plain test-collected
	@echo "All tests"
	@$(BIN)/pytest -q -n 4 --reruns 2 --durations 80

# The rules, and the tests of the engine that play: what they call runs as plain Python here. Other
# tests of the engine would only repeat what they prove in the last step.
PLAIN = tests/games $(patsubst %, tests/engine/test_%.py, change_a_rule conformance copies forks \
	front_door kernel modes replay testing varied)

# One process: each further one would collect all tests anew, which takes as long as to run these.
test-plain:
	@echo "The rules without the compiler"
	@NUMBA_DISABLE_JIT=1 $(BIN)/pytest -q -m "not long and not speed" $(PLAIN)

# pytest stores the byte code of all tests. Otherwise each process of the last step would produce it anew.
# An error is shown there, too.
test-collected:
	@-$(BIN)/pytest -q --collect-only > /dev/null

test-long: .venv/tested $(PAGE) .venv/compiled  ## the tests that take minutes each
	@./scripts/install.sh requirements/long.txt
	@./scripts/torch.sh
	@echo "The rules compiled, with every index checked"
	@NUMBA_BOUNDSCHECK=1 $(BIN)/python -m clubsuit.warmup
	@NUMBA_BOUNDSCHECK=1 $(BIN)/pytest -q -n 2 -m "not long and not speed" tests/games tests/engine
	@$(BIN)/pytest -q -m long --timeout 0

test-steady: .venv/tested $(PAGE) .venv/compiled  ## the real processes, sockets and browsers on a busy machine, for 15 minutes
	@./scripts/steady.sh

lint: .venv/tested .venv/documented $(PAGE) .venv/compiled  ## style, types and layers of Python and of the page, links of the docs
	@$(MAKE) --no-print-directory -j2 --output-sync=target lint-python lint-page lint-docs

lint-python:
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports
	@$(BIN)/python scripts/english.py

lint-page:
	@./scripts/node.sh npm run --silent types:check
	@./scripts/node.sh npm run --silent check
	@./scripts/node.sh npm run --silent size

# A broken link or anchor, or a page that the navigation lacks.
lint-docs: .venv/documented
	@$(BIN)/python scripts/site/build.py --check

docs: .venv/documented  ## build the documentation's site into build/site
	@$(BIN)/python scripts/site/build.py
	@echo "Open build/site/index.html"

types: .venv/installed web/node_modules/.package-lock.json  ## generate the page's types from the server's schema
	@./scripts/node.sh npm run --silent types

bench: .venv/installed  ## decisions a second, beside OpenSpiel, RLCard, PettingZoo and pgx
	@./scripts/install.sh requirements/bench.txt
	@$(BIN)/clubsuit bench --peers

# Nothing is installed: PYTHON has NumPy and Numba, and numba-cuda where there is a card.
gpu:  ## compare and measure the rules on an NVIDIA GPU (PYTHON=…, ARGS="quick bench")
	@CLUBSUIT_CACHE=$${CLUBSUIT_CACHE:-build/gpu-cache} PYTHONPATH=src:tests $(PYTHON) -m proofs.gpu $(ARGS)

differential: .venv/tested  ## compare both implementations (ARGS="--game … --hands …")
	@PYTHONPATH=tests $(BIN)/python -m proofs.differential $(ARGS)

counts: .venv/tested  ## count the decisions of tests/proofs/counts anew
	@PYTHONPATH=tests $(BIN)/python -m proofs.counts $(ARGS)

playthroughs: .venv/tested  ## tell the games of tests/proofs/playthroughs anew
	@PYTHONPATH=tests $(BIN)/python -m proofs.playthroughs

questions: .venv/tested  ## find the positions of the questions about rules again (ARGS="free-clubs")
	@PYTHONPATH=tests $(BIN)/python -m proofs.questions $(ARGS)

studies: .venv/tested .venv/compiled  ## make the worked studies of docs/studies again (ARGS="swap")
	@$(BIN)/python scripts/studies.py $(ARGS)

page: $(PAGE)  ## build the page

dist: .venv/installed $(PAGE)  ## build wheel and source archive, with the page, into dist/
	@./scripts/install.sh requirements/dist.txt
	@$(BIN)/python -m hatchling build --clean

release:  ## build wheel and source archive, check them, and play with each Python (VERSION=…)
	@$(PYTHON) scripts/release.py check "$(VERSION)"
	@$(MAKE) --no-print-directory dist
	@./scripts/install.sh requirements/release.txt
	@$(BIN)/python scripts/release.py prove "$(VERSION)"

lock:  ## choose the newest versions of all packages anew (needs uv)
	@uv pip compile $(HASHED) --group dev pyproject.toml -o requirements/test.txt
	@uv pip compile $(HASHED) -c requirements/test.txt pyproject.toml -o requirements/play.txt
	@uv pip compile $(HASHED) -c requirements/test.txt --extra club pyproject.toml -o requirements/club.txt
	@uv pip compile $(HASHED) -c requirements/test.txt --extra bench --extra arena pyproject.toml -o requirements/bench.txt
	@uv pip compile $(HASHED) -c requirements/test.txt --extra envs pyproject.toml -o requirements/envs.txt
	@uv pip compile $(HASHED) -c requirements/test.txt --extra frame pyproject.toml -o requirements/frame.txt
	@uv pip compile $(HASHED) -c requirements/test.txt --extra train pyproject.toml -o requirements/train.txt
	@for extra in ray dask mpi; do \
		uv pip compile $(HASHED) -c requirements/test.txt --extra $$extra pyproject.toml -o requirements/$$extra.txt; done
	@uv pip compile $(HASHED) -c requirements/test.txt -c requirements/train.txt --extra bench --extra arena --group long pyproject.toml \
		| awk '/^[a-z]/ { cuda = /^(cuda-|nvidia-|torch==|triton==)/ } !cuda' > requirements/long.txt
	@uv pip compile $(HASHED) -c requirements/test.txt --extra gpu pyproject.toml -o requirements/gpu.txt
	@uv pip compile $(HASHED) -c requirements/test.txt --group dist -o requirements/dist.txt
	@uv pip compile $(HASHED) -c requirements/test.txt --group release -o requirements/release.txt
	@uv pip compile $(HASHED) -c requirements/test.txt --group docs -o requirements/docs.txt
	@uv pip compile $(HASHED) --group page -o requirements/page.txt
	@uv pip compile $(HASHED) --group audit -o requirements/audit.txt
	@echo uv | uv pip compile $(HASHED) - -o requirements/install.txt
	@for peer in open_spiel:openspiel rlcard,pip:rlcard 'pettingzoo[classic]:pettingzoo' pgx:pgx; do \
		echo "$${peer%%:*}" | tr , '\n' | uv pip compile $(LOCK) - -o "$(PEER_LOCKS)/$${peer##*:}.txt" || exit; \
	done

# RLCard asks pip which packages there are.
PEER_LOCKS = src/clubsuit/lab/peers/locks
LOCK = --quiet --upgrade --universal --python-version 3.11 --no-header --no-annotate
HASHED = $(LOCK) --generate-hashes

clean:  ## remove all that was installed or built here
	rm -rf .venv web/node_modules src/clubsuit/server/page build dist .mypy_cache .ruff_cache

help:  ## this list
	@awk -F ':.*##' '/^[a-z-]+:.*##/ { printf "make %-12s %s\n", $$1, $$2 }' Makefile

# ---- steps, each with the file that says when it was done ----------------------------

.venv/bin/python:
	@./scripts/venv.sh

.venv/installed: requirements/play.txt pyproject.toml | .venv/bin/python
	@./scripts/install.sh requirements/play.txt
	@touch $@

.venv/tested: requirements/test.txt .venv/installed
	@./scripts/install.sh requirements/test.txt
	@./scripts/chromium.sh
	@./scripts/services.sh
	@touch $@

.venv/documented: requirements/docs.txt .venv/installed
	@./scripts/install.sh requirements/docs.txt
	@touch $@

.venv/compiled: .venv/installed $(RULE_SOURCES)
	@$(BIN)/python -m clubsuit.warmup
	@touch $@

web/node_modules/.package-lock.json: web/package-lock.json | .venv/bin/python
	@echo "Installing the page's parts"
	@./scripts/node.sh npm ci --silent --no-audit --no-fund
	@touch $@

$(PAGE): web/node_modules/.package-lock.json $(PAGE_SOURCES)
	@echo "Building the page"
	@./scripts/node.sh npm run --silent build -- --logLevel error
	@touch $@
