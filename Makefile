# The two commands are `make serve` and `make test`; the rest are their parts.
HOST ?= 127.0.0.1
PORT ?= 8000
PY := .venv/bin/python
# Any Python that runs may start the bootstrap; it chooses the one for the environment (PYTHON=… to say which).
BOOTSTRAP = $$(sh scripts/python.sh | head -n 1 | grep . || { echo 'Hace falta Python 3.11 o posterior.' >&2; echo false; })

.PHONY: serve test check bench clean dev format lock run-set full-set browser

serve: run-set
	@ESCUELA_STATIC=.static exec $(PY) manage.py servir "$(HOST)" "$(PORT)"

# With reload and error pages, for whoever changes the code.
dev: run-set
	@ESCUELA_DEBUG=1 $(PY) manage.py migrate --verbosity 0
	@ESCUELA_DEBUG=1 exec $(PY) manage.py runserver "$(HOST):$(PORT)"

test: browser check
	$(PY) -m pytest $(ARGS)

check: full-set
	$(PY) -m ruff check .
	$(PY) -m ruff format --check --quiet .
	$(PY) -m mypy
	$(PY) -c 'from importlinter.cli import lint_imports_command; lint_imports_command()'
	$(PY) manage.py check
	$(PY) manage.py makemigrations --check --dry-run --verbosity 0

bench: full-set
	@for script in benchmarks/[a-z]*.py; do [ -e "$$script" ] || continue; echo "== $$script"; $(PY) "$$script" || exit 1; done

format: full-set
	$(PY) -m ruff check --fix .
	$(PY) -m ruff format .

run-set:
	@$(BOOTSTRAP) scripts/bootstrap.py run

full-set:
	@$(BOOTSTRAP) scripts/bootstrap.py full

browser: full-set
	@$(PY) scripts/browser.py

# One lock for every platform and Python from 3.11 on. Needs uv.
LOCK = uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --custom-compile-command 'make lock'
lock:
	$(LOCK) requirements.in -o requirements.txt
	$(LOCK) -c requirements.txt requirements-run.in -o requirements-run.txt

# What can be made again. The database of the site (escuela.sqlite3) and its secret stay.
clean:
	rm -rf .venv .venv.lock .static .cache .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis .coverage htmlcov
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
