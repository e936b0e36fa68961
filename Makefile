# Everything a fresh machine with Python 3.11, git and make needs: `make run` and `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check

# No target here is a file, but those of the environment.
.PHONY: $(shell sed -n 's/^\([a-z][a-z -]*\):.*/\1/p' $(firstword $(MAKEFILE_LIST)))

# The tests start Python some hundred times; without bytecode every start would compile the package again.
unexport PYTHONDONTWRITEBYTECODE

# `make run` serves on 127.0.0.1:8000 (REFEREE_BIND=0.0.0.0:8000 for telephones, too).
run: $(VENV)/.run
	$(BIN)/referee serve

# Before each commit: the linters, the type check and every kind of test, with few examples where many are slow.
PYTEST := $(BIN)/pytest -n auto --dist loadgroup
test: lint
	@$(MAKE) --no-print-directory --jobs 2 types tests

tests: $(VENV)/.test
	$(PYTEST) -m "not slow"

# The slow tests and all examples; tests/share.py says which. `make test` and this one together are the whole suite.
test-rest: $(VENV)/.test generators coverage
	REFEREE_EFFORT=1 $(PYTEST) -m "slow or sampled"

test-all: test test-rest

# Line and branch coverage of the examples; what plays at random, or from records, only makes it slow.
coverage: $(VENV)/.test
	$(PYTEST) -m "not slow" --cov --cov-report=term $(addprefix --ignore=tests/,properties golden perft second contract browser)

# After each edit, in under a minute: style, types of what changed, the rules, and one look at everything else.
quick: $(VENV)/.test
	$(BIN)/ruff check --quiet .
	$(BIN)/ruff format --check --quiet .
	$(BIN)/mypy
	$(PYTEST) -q -m "not slow" $(addprefix tests/,base board rules engine documents words scan test_structure.py)

# The path of one legal build over HTTP.
trace: $(VENV)/.test
	@$(BIN)/python -m tools.trace 2>/dev/null

lint: $(VENV)/.test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports --no-cache

types: $(VENV)/.test
	$(BIN)/mypy
	$(BIN)/mypy --strict deploy/gunicorn.conf.py

# Twenty times as many random games, and every count confirmed by the second implementation: for a night.
test-long: $(VENV)/.test
	REFEREE_EFFORT=20 $(PYTEST) tests/properties tests/golden tests/perft

# After a change of the contract, or of an answer that it shows.
contract: $(VENV)/.test
	$(BIN)/python -m tools.contract.examples
	$(BIN)/python -m tools.contract.bundle

# After a change of the texts, of pictures or of the reading of photographs: write down again what the tests compare. Look at it.
sentences: $(VENV)/.test
	$(BIN)/python -m tools.writers.sentences
	$(BIN)/python -m tools.writers.help_texts
	$(BIN)/python -m tools.writers.beginners

gallery: $(VENV)/.test
	$(BIN)/python -m tools.writers.gallery
	$(BIN)/python -m tools.writers.readings

# Generators, compilers and linters of other people, as pinned, in build/generators. Where npm or Java is missing, their
# tests are skipped and say so.
generators: $(VENV)/.test
	$(BIN)/python -m tools.contract.generators

# Our own clients and generated ones play, and stock linters read the contract.
test-clients: generators
	REFEREE_EFFORT=1 $(PYTEST) tests/client tests/contract/test_generators.py

# schemathesis against a running service, with all its checks; then the same in one process, with more examples.
test-contract: $(VENV)/.test
	$(BIN)/python -m tools.contract.fuzzing
	REFEREE_EFFORT=6 $(PYTEST) tests/contract

bench: $(VENV)/.test
	$(BIN)/python -m tools.bench

bench-http: $(VENV)/.test
	$(BIN)/python -m tools.bench.http

# The last answer of 20 callers that close their connections late, with gunicorn's way to close and with ours.
bench-closing: $(VENV)/.test
	$(BIN)/python -m tools.bench.closing

# Ordinary calls while the DNS server is silent, the temporary folder is full, somebody guesses 500 keys or sends eight
# photographs slowly, all CPU is wanted, or a new revision takes over: how many are lost or wrong. The first two need root.
bench-dns bench-disk bench-keys bench-uploads bench-busy bench-upgrade: $(VENV)/.test
	$(BIN)/python -m tools.bench.trouble $(@:bench-%=%)

bench-scans: $(VENV)/.test
	$(BIN)/python -m tools.bench.scans

bench-repairs: $(VENV)/.test
	$(BIN)/python -m tools.bench.repairs

# The most expensive valid requests that a search finds in so many seconds, against the budget of every request.
bench-costly: $(VENV)/.test
	$(BIN)/python -m tools.bench.costly $(or $(SECONDS),180)

# What callers notice of a reload and of a shutdown. SECONDS shortens this one and the next three; each writes docs/reports/.
bench-reload: $(VENV)/.test
	$(BIN)/python -m tools.bench.reload $(SECONDS)

# The most requests a second, then ten minutes at 70 % of that: failures, waiting times, memory.
load: $(VENV)/.test
	$(BIN)/python -m tools.bench.soak $(SECONDS)

# Real requests, changed at random, for an hour. SEED repeats a run; findings are in build/fuzz/.
fuzz: $(VENV)/.test
	$(BIN)/python -m tools.fuzz $(if $(SECONDS),--seconds $(SECONDS)) $(if $(filter command line,$(origin SEED)),--seed $(SEED))

# CPU per call, pods and costs (PRICE of a core-hour), checked with 1, 2 and 4 workers. SECONDS is for each row.
PRICE ?= 0.04
capacity: $(VENV)/.test
	$(BIN)/python -m tools.bench.capacity --price $(PRICE) $(if $(SECONDS),--seconds $(SECONDS))

# `make bench-compare OLD=<revision>`: that revision and this tree in turn, in a worktree that is gone afterwards.
OLD ?= HEAD
define against_old
	@old=$$(mktemp -d) && trap 'git worktree remove --force "$$old"' EXIT && \
	git worktree add --quiet --detach "$$old" $(OLD) && $(BIN)/python -m $(1) "$$old" .
endef

bench-compare: $(VENV)/.test
	$(call against_old,tools.bench.compare)

# Instructions instead of seconds, so that a busy machine does not matter: needs Debian's valgrind and gcc.
bench-instructions: $(VENV)/.test
	$(call against_old,tools.bench.instructions)

bench-cpu: $(VENV)/.test
	$(call against_old,tools.bench.cpu)

# Synthetic photographs with their truth, to look at; and how well the reader does on styles it was not developed on.
photos: $(VENV)/.test
	$(BIN)/python -m tools.photos build/photos

# It takes half an hour of CPU; a run that was cut short goes on where it stopped (build/bench-photos.jsonl).
bench-photos: $(VENV)/.test
	$(BIN)/python -m tools.photos.bench --jobs 2

# The learned witness for pieces: for each of its two networks, crops of synthetic photographs, and training with torch in
# an environment of its own; then the weights that join the witness with the paints. A quarter of the pictures have many
# walls. It takes about two hours on two idle cores. Run `make gallery` afterwards.
train-pieces: $(VENV)/.test
	$(BIN)/python -m tools.photos.crops build/crops --count 600
	$(BIN)/python -m venv build/train
	build/train/bin/pip install --quiet -e '.[photo]' torch==2.13.0 onnx==1.23.2
	build/train/bin/python -m tools.photos.train build/crops referee/photo/pieces.onnx
	$(BIN)/python -m tools.photos.crops build/second --second --count 280
	build/train/bin/python -m tools.photos.train build/second referee/photo/second_look.onnx --second --pictures 554
	$(BIN)/python -m tools.photos.calibrate

bench-hostile-pictures: $(VENV)/.test
	$(BIN)/python -m tools.bench.hostile_pictures

bench-photo-load: $(VENV)/.test
	$(BIN)/python -m tools.bench.photo_load

# The page on a slow telephone with a slow network, and beside the service: needs Debian's chromium.
bench-page: $(VENV)/.test
	$(BIN)/python -m tools.page.bench

# Small random faults, one at a time: which ones do the tests not notice? SEED chooses them; a run that was cut short goes on
# where it stopped (build/mutants-$(SEED).jsonl), and after a change of the tests it tries the survivors again.
SEED ?= 1
mutate: $(VENV)/.test
	$(BIN)/python -m tools.mutation --seed $(SEED)

# Build the image and run it locked down: needs root, and Debian's buildah and debootstrap; it says why where it cannot.
image-check: $(VENV)/.test
	$(BIN)/python -m tools.deploy.image_check

# The service's Python packages, as CycloneDX, and their licences: both in build/.
SBOM := build/sbom
sbom: $(VENV)/.test
	rm -rf $(SBOM)
	$(PYTHON) -m venv $(SBOM)/tools
	$(PYTHON) -m venv --without-pip $(SBOM)/service
	$(BIN)/python -m pip download --quiet --require-hashes --no-deps --only-binary :all: --dest $(SBOM)/wheels -r requirements.lock
	$(BIN)/python -m pip wheel --quiet --no-deps --no-build-isolation --no-index --wheel-dir $(SBOM)/wheels .
	$(BIN)/python -m pip --python $(SBOM)/service install --quiet --no-index --find-links $(SBOM)/wheels 'kingdom-referee[photo]'
	$(SBOM)/tools/bin/python -m pip install --quiet --disable-pip-version-check cyclonedx-bom
	$(SBOM)/tools/bin/cyclonedx-py environment --pyproject pyproject.toml --output-reproducible --output-file build/sbom.cdx.json $(SBOM)/service
	$(BIN)/python -m tools.deploy.licences build/sbom.cdx.json > build/licences.txt
	rm -rf $(SBOM)

# The wheel and the source archive, each installed and asked in an environment of its own.
dist: $(VENV)/.test
	rm -rf dist
	$(BIN)/hatchling build -d dist
	$(BIN)/python -m tools.deploy.dist_check dist

# One locked environment: the service's packages first, the test tools on top when they are wanted.
$(VENV)/.made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Python 3.11 or newer is needed; $(PYTHON) is $$($(PYTHON) --version). Try: make PYTHON=python3.11"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/.run: requirements.lock pyproject.toml $(VENV)/.made
	$(PIP) --require-hashes --no-deps -r requirements.lock
	$(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.test: requirements-test.lock $(VENV)/.run
	$(PIP) --require-hashes --no-deps -r requirements-test.lock
	@touch $@

# New pins: needs uv on the PATH. The locks hold hashes and no index address.
lock:
	uv pip compile pyproject.toml --extra photo --group build --universal --python-version 3.11 --generate-hashes --no-header --no-annotate --no-emit-index-url --upgrade -o requirements.lock
	uv pip compile pyproject.toml --extra photo --extra otel --group test -c requirements.lock --universal --python-version 3.11 --generate-hashes --no-header --no-annotate --no-emit-index-url --upgrade -o requirements-test.lock
	uv pip compile --group generators --universal --python-version 3.11 --generate-hashes --no-header --no-annotate --no-emit-index-url --upgrade -o requirements-generators.lock

clean:
	rm -rf $(VENV) build dist .coverage .mypy_cache .pytest_cache .ruff_cache .hypothesis
