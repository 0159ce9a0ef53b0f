# Floorcall's tasks: every one sets up what it needs first. `make help` lists them.

SHELL := /bin/sh
.DEFAULT_GOAL := help

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check
STAMP := $(VENV)/.setup-done
PYTEST_ARGS ?=
# Tests of the domain share nothing, so they run side by side. Those that start services mostly
# wait, so some files of them do too, and then those with browsers. A test with real clocks and
# sockets that fails beside others is run once more alone, and said so.
PURE := tests/architecture tests/rules tests/statemachine tests/test_generated.py tests/test_scale.py \
	tests/test_scenarios.py
SERVED := tests/app
SEEN := tests/browser tests/packaging
AGAIN := echo "== once more, alone: what failed" && $(BIN)/python -m pytest --last-failed \
	--last-failed-no-failures none
UV_COMPILE := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-annotate --no-header --no-emit-index-url --no-emit-find-links $(LOCK_ARGS)

.PHONY: help setup web browser run test soak lint format types imports generated generate check bench lock clean

help: ## Show the tasks
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "  make %-10s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

setup: $(STAMP) ## Build .venv with the locked dependencies and the floorcall command

$(STAMP): requirements/dev.txt pyproject.toml hatch_build.py
	@command -v $(PYTHON) >/dev/null 2>&1 || { \
		echo "Floorcall needs Python 3.11 or newer, and there is no '$(PYTHON)' here." \
		"Install it, or name one: make setup PYTHON=/path/to/python3.11" >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Floorcall needs Python 3.11 or newer; '$(PYTHON)' is $$($(PYTHON) -V 2>&1)." \
		"Name another one: make setup PYTHON=/path/to/python3.11" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
		echo "'$(PYTHON)' cannot make virtual environments: install its venv package" \
		"(on Debian: python3-venv)." >&2; exit 1; }
	@# A venv whose Python is older than 3.11 or gone cannot be repaired, so it is made anew.
	@$(BIN)/python -c 'import sys, pip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
		$(PYTHON) -m venv --clear $(VENV)
	$(PIP) install --quiet --require-hashes -r requirements/dev.txt
	$(PIP) install --quiet --no-deps --no-build-isolation -e .
	@touch $@

web: setup ## Build the browser clients when their sources have changed
	$(BIN)/python hatch_build.py

browser: setup ## Find Chromium for the browser tests, or install it where that can be done
	$(BIN)/python -m tests.browser.chromium --install

run: web ## Serve with a demo table and print its links and tokens
	$(BIN)/floorcall demo

test: web browser ## Run every test, the heavy ones with small counts
	$(BIN)/python -m pytest -n auto $(PURE) $(PYTEST_ARGS)
	$(BIN)/python -m pytest -n 3 --dist loadfile $(SERVED) $(PYTEST_ARGS) || { $(AGAIN) $(SERVED); }
	$(BIN)/python -m pytest -n 2 --dist loadfile $(SEEN) $(PYTEST_ARGS) || { $(AGAIN) $(SEEN); }

soak: web browser ## Run every test, the heavy ones with full counts
	FLOORCALL_SCALE=full $(BIN)/python -m pytest -o faulthandler_timeout=7200 $(PYTEST_ARGS)

lint: setup ## Check style and formatting
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

format: setup ## Repair style and formatting in place
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

types: setup ## Check types strictly, those of the browser clients too
	$(BIN)/mypy
	$(BIN)/python hatch_build.py --task typecheck

imports: setup ## Check the direction of imports
	$(BIN)/lint-imports

generated: setup ## Check that generated files are fresh
	$(BIN)/python -m tests.generated
	$(BIN)/python hatch_build.py --task check-types

generate: setup ## Write the generated files anew
	$(BIN)/python -m tests.generated --write
	$(BIN)/python hatch_build.py --task write-types

check: lint types imports generated test ## Everything a commit has to pass

bench: setup ## Measure speed beside references in one run
	@set -e; for file in benchmarks/[!_]*.py; do \
		echo "== $$file"; $(BIN)/python -m benchmarks.$$(basename "$$file" .py); \
	done

lock: setup ## Compile requirements/*.txt from pyproject.toml (LOCK_ARGS=--upgrade takes newer releases)
	$(UV_COMPILE) pyproject.toml -o requirements/runtime.txt >/dev/null
	$(UV_COMPILE) --group build -c requirements/runtime.txt -o requirements/build.txt >/dev/null
	$(UV_COMPILE) pyproject.toml --group dev -c requirements/runtime.txt -c requirements/build.txt \
		-o requirements/dev.txt >/dev/null

clean: ## Remove the venv, builds and caches
	rm -rf $(VENV) build dist app/web/dist app/web/node_modules .coverage htmlcov .hypothesis \
		.import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
