# Huntmaster's commands. Each sets up what it needs in .venv, on a machine that has Python 3.11 or newer and make.

PYTHON ?= python3
UV = uv==0.13.9
IS_NEW_ENOUGH = -c 'import sys; sys.exit(sys.version_info < (3, 11))'
CHECKS = format lint types tests

.DEFAULT_GOAL := help
.PHONY: help run test bench mutants secrecy lock format $(CHECKS:%=check-%)

help:
	@echo 'make run      start the bot; without a token (see .env.example) the playground, a web page to play on'
	@echo 'make test     everything CI runs: format, lint, types, tests'
	@echo 'make bench    measure speed beside other engines; also writes bench/results.json'
	@echo 'make secrecy  compare 2,000 pairs of tables of each game that differ in secrets alone (some 15 minutes)'
	@echo 'make mutants  change the rules in 50 places, one at a time, and count what the tests catch'
	@echo 'make format   put the code into its one format'
	@echo 'make lock     pin the dependencies of pyproject.toml anew (UPGRADE=1 for the newest ones)'
	@echo
	@echo 'Another Python than python3: make run PYTHON=python3.12'

run: .venv/requirements-playground.lock
	@.venv/bin/python -m bot

test: .venv/requirements-test.lock
	@failed=''; \
	for check in $(CHECKS); do \
		echo "== $$check"; \
		$(MAKE) --no-print-directory --silent check-$$check || failed="$$failed $$check"; \
	done; \
	if [ -n "$$failed" ]; then echo "huntmaster: NOT good, see above:$$failed"; exit 1; fi; \
	echo 'huntmaster: format, lint, types and tests are all good'

check-format: .venv/requirements-test.lock
	@.venv/bin/ruff format --check .

check-lint: .venv/requirements-test.lock
	@.venv/bin/ruff check .

check-types: .venv/requirements-test.lock
	@.venv/bin/mypy

check-tests: .venv/requirements-test.lock
	@.venv/bin/python -m pytest -q -n 2 --dist worksteal

bench: .venv/requirements-bench.lock
	@.venv/bin/python -m tests.bench

secrecy: .venv/requirements-test.lock
	@SECRECY=full .venv/bin/python -m pytest -q -n 2 --dist worksteal -o faulthandler_timeout=0 tests/rules/*/test_secrecy.py

mutants: .venv/requirements-test.lock
	@.venv/bin/python -m tests.mutants

format: .venv/requirements-test.lock
	@.venv/bin/ruff format .
	@.venv/bin/ruff check --fix .

# Each lock is held to the pins of the one before it, so that one .venv serves them all.
COMPILE = UV_CUSTOM_COMPILE_COMMAND='make lock' .venv/bin/uv pip compile --quiet pyproject.toml \
	--universal --python-version 3.11 --generate-hashes --no-annotate $(if $(UPGRADE),--upgrade)

lock: .venv/bin/python
	@.venv/bin/python -m pip install --quiet '$(UV)'
	$(COMPILE) --output-file requirements.lock
	$(COMPILE) --extra playground --constraints requirements.lock --output-file requirements-playground.lock
	$(COMPILE) --extra playground --extra test --constraints requirements-playground.lock --output-file requirements-test.lock
	$(COMPILE) --extra playground --extra test --extra bench --constraints requirements-test.lock --output-file requirements-bench.lock

.venv/bin/python:
	@$(PYTHON) $(IS_NEW_ENOUGH) 2>/dev/null || { \
		echo 'Huntmaster needs Python 3.11 or newer, and $(PYTHON) is not that.'; \
		echo 'Name the one to use, for example: make run PYTHON=python3.12'; \
		exit 1; }
	@$(PYTHON) -m venv --clear .venv

# .venv/NAME.lock is the copy of NAME.lock that was installed last: a changed lock is newer, and is installed again.
.venv/%.lock: %.lock .venv/bin/python
	@echo 'Setting up .venv from $< (about a minute the first time) ...'
	@[ -t 1 ] || quiet=--quiet; \
	.venv/bin/python -m pip install $$quiet --disable-pip-version-check --require-hashes -r $<
	@cp $< $@
