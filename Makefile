# One verb, one command. Everything is installed into .venv; nothing else on the machine is touched.

PYTHON ?= python3
BIN := .venv/bin
WORKERS := -n auto --dist worksteal

# Tests start many processes: what one of them has read from source, the next need not read again.
unexport PYTHONDONTWRITEBYTECODE

SITE := src/carteado/server/site/index.html
WEB := web/index.html web/package.json $(wildcard web/*.ts web/*.js) $(shell find web/src web/public -type f)

.PHONY: pictures play test steady check fix bench bench-lab bench-server native ray site shots rules soak soak-server mutate mutants golden clean

play: .venv/ready-to-play site
	@$(BIN)/python tools/play.py

test: native site
	$(BIN)/python tools/count_rules.py $(WORKERS)
	cd web && npm run --silent test

# No test may fail by chance. Takes hours; STEADY=--quick takes minutes.
steady: native site
	$(BIN)/python tools/steady.py $(STEADY)

check: .venv/ready-to-build web/node_modules/.ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	cd web && npm run --silent check

fix: .venv/ready-to-build web/node_modules/.ready
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	cd web && npm run --silent fix

bench: native
	$(BIN)/carteado bench

bench-lab: native
	$(BIN)/python tools/bench_lab.py

bench-server: native
	$(BIN)/python tools/bench_server.py

native: .venv/ready-to-build
	$(BIN)/python tools/build_native.py

# The pages of the table. They are built again only when their sources have changed.
site: $(SITE)

$(SITE): $(WEB) web/node_modules/.ready
	cd web && npm run --silent build -- --logLevel warn
	@touch $@

web/node_modules/.ready: web/package-lock.json
	cd web && npm ci --no-audit --no-fund --loglevel error
	@touch $@

# The emblems that the games' pictures.yaml name, from the npm package of game-icons.
pictures: .venv/ready-to-build web/node_modules/.ready
	$(BIN)/python tools/write_pictures.py

shots: .venv/ready-to-build site
	$(BIN)/python tools/take_shots.py

# Ray is large and wanted by few: it is installed here, and nowhere else.
ray: .venv/ready-to-build
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[ray]'
	$(BIN)/pytest tests/lab/test_ray.py

rules: .venv/ready-to-build
	$(BIN)/python tools/count_rules.py $(WORKERS) -m rule

soak: native
	SOAK=1 $(BIN)/pytest -n auto tests/laws src/carteado/laws tests/siege/test_perfect_play.py tests/server/test_soak.py
	$(BIN)/python tools/soak_apotheosis.py --times 50
	$(BIN)/python tools/soak_duel.py
	$(BIN)/python tools/soak_heroes.py

# A hundred times kill -9 on SQLite and on PostgreSQL.
soak-server: native
	$(BIN)/python tools/soak_server.py

.PHONY: lock sbom

# Exact versions with their hashes, for those who run a server.
lock: .venv/ready-to-release
	$(BIN)/uv pip compile pyproject.toml --extra postgres --universal --python-version 3.11 --upgrade \
	  --generate-hashes --no-header --no-annotate --output-file requirements.lock

# What a server is made of, as CycloneDX.
sbom: .venv/ready-to-release
	@mkdir -p build
	$(BIN)/cyclonedx-py requirements requirements.lock --of JSON -o build/sbom-python.json
	cd web && npm sbom --sbom-format cyclonedx --package-lock-only > ../build/sbom-web.json

# How many faults of a game's rules its tests catch: make mutate GAME=duel MUTATE='--count 20'.
mutate: .venv/ready-to-build
	$(BIN)/python tools/mutate.py $(GAME) $(MUTATE)

mutants: .venv/ready-to-build
	MUTANTS=7000 $(BIN)/pytest -n auto tests/duel/cards/test_mutants.py tests/heroes/cards/test_mutants.py tests/apotheosis/cards/test_mutants.py

golden: .venv/ready-to-build
	$(BIN)/python tools/write_golden.py

clean:
	rm -rf .venv build dist src/carteado/_native src/*.egg-info web/node_modules src/carteado/server/site

.venv/ready-to-play: pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[lab,native,print,solve]'
	@touch $@

.venv/ready-to-build: pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@ .venv/ready-to-play

.venv/ready-to-release: .venv/ready-to-build
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[release]'
	@touch $@
