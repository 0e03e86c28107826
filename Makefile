# `make serve` shows PointerScope, `make test` checks it, `make bench` measures it.
# Each works from a fresh clone and installs what is missing into .venv.

PORT ?= 8000
PYTHON ?= python3
VENV := .venv
RUN := $(VENV)/bin/python

.PHONY: help serve test lint types unit browser bench soak audit train format clean

help: ## Say what there is
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /  make \1\t/'

serve: $(VENV)/installed ## Show PointerScope at http://127.0.0.1:8000 (PORT= to change it)
	$(RUN) -m pointerscope serve --port $(PORT)

test: lint types unit browser ## Lint, types, and every test

lint: $(VENV)/installed-test
	$(RUN) -m ruff check
	$(RUN) -m ruff format --check

types: $(VENV)/installed-test
	$(RUN) -m mypy

unit: $(VENV)/chromium
	BROWSER_PATH="$$(cat $(VENV)/chromium)" OMP_NUM_THREADS=1 $(RUN) -m pytest -n 2 --dist worksteal tests/unit tests/api

browser: $(VENV)/chromium
	CHROMIUM="$$(cat $(VENV)/chromium)" OMP_NUM_THREADS=1 $(RUN) -m pytest -n 2 --dist worksteal tests/browser

bench: $(VENV)/chromium ## Measure, and write bench.json
	CHROMIUM="$$(cat $(VENV)/chromium)" $(RUN) -m tests.bench --out bench.json

soak: $(VENV)/chromium ## Load, faults and hostile input at length (PARTS="load fuzz" for some)
	CHROMIUM="$$(cat $(VENV)/chromium)" OMP_NUM_THREADS=1 $(RUN) -m tests.soak $(PARTS)

audit: $(VENV)/installed-test ## Look for known weaknesses of the packages
	$(RUN) -m tests.audit

train: $(VENV)/installed ## Make models/town, its ablations and their insights again
	$(RUN) -m pointerscope train town --threads 1 --force
	$(RUN) -m pointerscope train town --ablation all --threads 1 --force
	for model in models/town*; do $(RUN) -m pointerscope insights $${model#models/} || exit 1; done

format: $(VENV)/installed-test ## Format the code
	$(RUN) -m ruff check --fix
	$(RUN) -m ruff format

clean: ## Remove what was installed and measured
	rm -rf $(VENV) bench.json

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
