# On a fresh machine with Python 3.11 or newer, git and make, `make run` and `make test` install everything else.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check

# Only the targets in $(VENV), near the end, are files.
.PHONY: $(shell sed -n 's/^\([a-z][a-z -]*\):.*/\1/p' $(firstword $(MAKEFILE_LIST)))

# The tests start Python hundreds of times. Without bytecode, every start would compile the package again.
unexport PYTHONDONTWRITEBYTECODE

# `make run` serves on 127.0.0.1:8000. With REFEREE_BIND=0.0.0.0:8000, phones in your network can reach it, too.
run: $(VENV)/.run
	$(BIN)/referee serve

# Run this before each commit: the linters, the type check, and all tests that are not slow, with few examples.
PYTEST := $(BIN)/pytest -n auto --dist loadgroup
test: lint
	@$(MAKE) --no-print-directory --jobs 2 types tests

tests: $(VENV)/.test
	$(PYTEST) -m "not slow"

# Run the slow tests, and the sampled ones with many examples (see tests/share.py). Together with `make test`, this is
# the whole suite.
test-rest: $(VENV)/.test generators coverage
	REFEREE_EFFORT=1 $(PYTEST) -m "slow or sampled"

test-all: test test-rest

# Measure line and branch coverage, without the folders of tests that would only make this slow.
coverage: $(VENV)/.test
	$(PYTEST) -m "not slow" --cov --cov-report=term $(addprefix --ignore=tests/,properties golden perft second contract browser)

# Run this after each edit: style, types, and the fast tests of the most important folders, in under a minute.
quick: $(VENV)/.test
	$(BIN)/ruff check --quiet .
	$(BIN)/ruff format --check --quiet .
	$(BIN)/mypy
	$(PYTEST) -q -m "not slow" $(addprefix tests/,base board rules engine documents words scan test_structure.py)

# List the functions that one legal build over HTTP runs through.
trace: $(VENV)/.test
	@$(BIN)/python -m tools.trace 2>/dev/null

lint: $(VENV)/.test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports --no-cache

types: $(VENV)/.test
	$(BIN)/mypy
	$(BIN)/mypy --strict deploy/gunicorn.conf.py

# Run this overnight: twenty times as many random games, and every count confirmed by the second implementation.
test-long: $(VENV)/.test
	REFEREE_EFFORT=20 $(PYTEST) tests/properties tests/golden tests/perft

# Run this after you change the contract, or an answer that it shows as an example.
contract: $(VENV)/.test
	$(BIN)/python -m tools.contract.examples
	$(BIN)/python -m tools.contract.bundle

# Run these after you change texts, pictures or the reading of photographs. They write the files that the tests compare.
# Review the differences.
sentences: $(VENV)/.test
	$(BIN)/python -m tools.writers.sentences
	$(BIN)/python -m tools.writers.help_texts
	$(BIN)/python -m tools.writers.beginners

gallery: $(VENV)/.test
	$(BIN)/python -m tools.writers.gallery
	$(BIN)/python -m tools.writers.readings

# Install pinned third-party generators, compilers and linters in build/generators. If npm or Java is missing, the tests
# that need them are skipped, with the reason.
generators: $(VENV)/.test
	$(BIN)/python -m tools.contract.generators

# Play games with our own clients and with generated ones, and check the contract with third-party linters.
test-clients: generators
	REFEREE_EFFORT=1 $(PYTEST) tests/client tests/contract/test_generators.py

# Run schemathesis with all its checks against a running service, and then the contract tests with more examples.
test-contract: $(VENV)/.test
	$(BIN)/python -m tools.contract.fuzzing
	REFEREE_EFFORT=6 $(PYTEST) tests/contract

bench: $(VENV)/.test
	$(BIN)/python -m tools.bench

bench-http: $(VENV)/.test
	$(BIN)/python -m tools.bench.http

# Measure how long the last of 20 callers waits if all close their connections late: with gunicorn's worker and ours.
bench-closing: $(VENV)/.test
	$(BIN)/python -m tools.bench.closing

# Count lost and wrong answers while the DNS server is silent, the temporary folder is full, a caller guesses 500 keys
# or sends eight photographs slowly, or a new revision takes over. bench-busy checks that a photograph is read while
# other programs use all the CPU. The first two need root.
bench-dns bench-disk bench-keys bench-uploads bench-busy bench-upgrade: $(VENV)/.test
	$(BIN)/python -m tools.bench.trouble $(@:bench-%=%)

bench-scans: $(VENV)/.test
	$(BIN)/python -m tools.bench.scans

bench-repairs: $(VENV)/.test
	$(BIN)/python -m tools.bench.repairs

# Search for the most expensive valid requests for SECONDS seconds, and compare them with the budget of a request.
bench-costly: $(VENV)/.test
	$(BIN)/python -m tools.bench.costly $(or $(SECONDS),180)

# Measure how a reload and a shutdown affect callers. SECONDS changes the duration of this target and the next three.
# Each of them writes a report in docs/reports/.
bench-reload: $(VENV)/.test
	$(BIN)/python -m tools.bench.reload $(SECONDS)

# Measure the capacity, and then failures, latencies and memory for ten minutes at 70 % of the capacity.
load: $(VENV)/.test
	$(BIN)/python -m tools.bench.soak $(SECONDS)

# Send randomly changed requests for an hour. SEED repeats the requests of a run. Findings are in build/fuzz/.
fuzz: $(VENV)/.test
	$(BIN)/python -m tools.fuzz $(if $(SECONDS),--seconds $(SECONDS)) $(if $(filter command line,$(origin SEED)),--seed $(SEED))

# Measure the CPU per call, for SECONDS seconds each, and compute pods and costs (PRICE is the price of a core-hour).
# The prediction is checked with 1, 2 and 4 workers.
PRICE ?= 0.04
capacity: $(VENV)/.test
	$(BIN)/python -m tools.bench.capacity --price $(PRICE) $(if $(SECONDS),--seconds $(SECONDS))

# Measure the revision OLD and this tree alternately. OLD is checked out in a temporary worktree.
OLD ?= HEAD
define against_old
	@old=$$(mktemp -d) && trap 'git worktree remove --force "$$old"' EXIT && \
	git worktree add --quiet --detach "$$old" $(OLD) && $(BIN)/python -m $(1) "$$old" .
endef

bench-compare: $(VENV)/.test
	$(call against_old,tools.bench.compare)

# Count instructions instead of seconds, so that a busy machine does not matter. This needs Debian's valgrind and gcc.
bench-instructions: $(VENV)/.test
	$(call against_old,tools.bench.instructions)

bench-cpu: $(VENV)/.test
	$(call against_old,tools.bench.cpu)

# Write synthetic photographs with their true contents to build/photos.
photos: $(VENV)/.test
	$(BIN)/python -m tools.photos build/photos

# Measure how well the reader does on styles that it was not developed on. This takes half an hour of CPU. An
# interrupted run continues where it stopped (build/bench-photos.jsonl).
bench-photos: $(VENV)/.test
	$(BIN)/python -m tools.photos.bench --jobs 2

# Train the two networks that recognise pieces, on crops of synthetic photographs, with torch in a separate environment.
# Then fit the weights that combine the networks with the colours of the picture. This takes about two hours on two idle
# cores. Run `make gallery` afterwards.
train-pieces: $(VENV)/.test
	$(BIN)/python -m tools.photos.crops build/crops --count 600
	$(BIN)/python -m venv build/train
	build/train/bin/pip install --quiet -e '.[photo]' torch==2.13.0 onnx==1.23.2
	build/train/bin/python -m tools.photos.train build/crops referee/photo/pieces.onnx
	$(BIN)/python -m tools.photos.crops build/second --second --count 367
	build/train/bin/python -m tools.photos.train build/second referee/photo/second_look.onnx --second --pictures 733 --threads 1
	$(BIN)/python -m tools.photos.calibrate

bench-hostile-pictures: $(VENV)/.test
	$(BIN)/python -m tools.bench.hostile_pictures

bench-photo-load: $(VENV)/.test
	$(BIN)/python -m tools.bench.photo_load

# Measure the page on a slow phone with a slow network, and check its accessibility. This needs Debian's chromium.
bench-page: $(VENV)/.test
	$(BIN)/python -m tools.page.bench

# Make small random faults, one at a time, and list those that the tests do not notice. SEED chooses the faults. An
# interrupted run continues where it stopped (build/mutants-$(SEED).jsonl). If the tests have changed since an earlier
# run, the faults that went unnoticed are tried again.
SEED ?= 1
mutate: $(VENV)/.test
	$(BIN)/python -m tools.mutation --seed $(SEED)

# Build the image, and run it without privileges. This needs root, and Debian's buildah and debootstrap, among other
# things. If something is missing, the check prints the reason and stops.
image-check: $(VENV)/.test
	$(BIN)/python -m tools.deploy.image_check

# List the service's Python packages, as CycloneDX, and their licences. Both lists are written to build/.
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

# Build the wheel and the source archive, install each in its own environment, and ask the service for a ruling.
dist: $(VENV)/.test
	rm -rf dist
	$(BIN)/hatchling build -d dist
	$(BIN)/python -m tools.deploy.dist_check dist

# The targets share one environment with pinned packages. The test tools are added only for targets that need them.
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

# Update the pinned versions. This needs uv on the PATH. The lock files contain hashes, but no index address.
lock:
	uv pip compile pyproject.toml --extra photo --group build --universal --python-version 3.11 --generate-hashes --no-header --no-annotate --no-emit-index-url --upgrade -o requirements.lock
	uv pip compile pyproject.toml --extra photo --extra otel --group test -c requirements.lock --universal --python-version 3.11 --generate-hashes --no-header --no-annotate --no-emit-index-url --upgrade -o requirements-test.lock
	uv pip compile --group generators --universal --python-version 3.11 --generate-hashes --no-header --no-annotate --no-emit-index-url --upgrade -o requirements-generators.lock

clean:
	rm -rf $(VENV) build dist .coverage .mypy_cache .pytest_cache .ruff_cache .hypothesis
