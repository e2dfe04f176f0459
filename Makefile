# One verb, one command. Everything is installed into .venv; nothing else on the machine is touched.

PYTHON ?= python3
BIN := .venv/bin

.PHONY: play test check fix bench native rules soak golden clean

play: .venv/ready-to-play
	@$(BIN)/carteado

test: native
	$(BIN)/pytest -n auto
	$(BIN)/python tools/count_rules.py

check: .venv/ready-to-build
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

fix: .venv/ready-to-build
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: native
	$(BIN)/carteado bench

native: .venv/ready-to-build
	$(BIN)/python tools/build_native.py

rules: .venv/ready-to-build
	$(BIN)/python tools/count_rules.py

soak: native
	SOAK=1 $(BIN)/pytest -n auto tests/laws tests/siege/test_perfect_play.py
	$(BIN)/python tools/soak_duel.py

golden: .venv/ready-to-build
	$(BIN)/python tools/write_golden.py

clean:
	rm -rf .venv build dist src/carteado/_native src/*.egg-info

.venv/ready-to-play: pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[solve]'
	@touch $@

.venv/ready-to-build: pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@ .venv/ready-to-play
