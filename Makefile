# The two commands are `make serve` and `make test`; `make help` lists the others.
# A stamp is named after the content that it stands for, so a second run only looks.

.DELETE_ON_ERROR:
.DEFAULT_GOAL := help
.PHONY: help serve test check gpu-verify releases examples mutants bench build offline clean environment torch

VENV   ?= .venv
ADDR   ?= 127.0.0.1:8000
TORCH  ?= torch==2.15.0
ARGS   ?=
ENTRIES ?= 300 1000

stamps := $(VENV)/stamps
digest  = $(shell cat $(1) | cksum | tr ' ' '-')
locked := $(stamps)/locked-$(call digest,requirements.lock)
ready  := $(stamps)/ready-$(call digest,requirements.lock pyproject.toml)
torch  := $(stamps)/$(subst =,-,$(TORCH))
run    := PATH="$(CURDIR)/$(VENV)/bin:$$PATH" VIRTUAL_ENV="$(CURDIR)/$(VENV)"

help: ## List the commands
	@sed -n 's/^\([a-z-]*\):.*## /  make \1	/p' Makefile

serve: $(ready) ## Build the site and serve it, rebuilt at each change (ADDR=host:port)
	$(run) scripts/serve $(ADDR)

test: $(torch) $(stamps)/browser $(stamps)/types $(stamps)/peers $(stamps)/cosmic-ray ## Run every test, the snippets included (ARGS for pytest)
	$(run) scripts/test $(ARGS)

check: $(torch) $(stamps)/browser $(stamps)/types $(stamps)/peers $(stamps)/cosmic-ray ## Run every gate: format, lint, types, layers, tests, knowledge, site
	$(run) scripts/check

gpu-verify: $(torch) ## Run the snippets on the GPUs at hand and file the evidence (ARGS for the runner)
	$(run) scripts/gpu-verify $(ARGS)

releases: $(ready) ## Run the snippets on each release of knowledge/releases.yaml (ARGS for the verb)
	$(run) scripts/releases $(ARGS)

examples: $(torch) ## Run the examples of graph breaks that changed and file their output (ARGS: rows, or all)
	$(run) python -m faultdex.verify.examples graph-breaks $(ARGS)

mutants: $(torch) ## Count the mutants that unit tests notice (ARGS: stages, --number N, --seed S)
	$(run) scripts/mutants $(ARGS)

bench: $(torch) $(stamps)/browser $(stamps)/peers ## Measure answers, matcher and site (ARGS: MiB of a log, ENTRIES: sizes of a site)
	$(run) python tests/bench/threads.py
	$(run) python tests/bench/matcher.py $(ARGS)
	$(run) python tests/bench/hangs.py
	$(run) python tests/bench/jobs.py
	$(run) python tests/bench/digests.py
	$(run) scripts/ray
	$(run) python tests/bench/growth.py
	$(run) python tests/bench/site.py $(ENTRIES)
	$(run) python -m mkdocs build --quiet --strict --site-dir .cache/site
	$(run) python tests/bench/search.py .cache/site

build: $(ready) ## Build the site into site/
	$(run) faultdex build

offline: $(ready) ## Build a zip of the site that works without a server and a network
	$(run) faultdex offline

environment: $(ready) ## Make the environment only

torch: $(torch) ## Make the environment and add PyTorch, for the snippets

clean: ## Remove the environment and everything that was built
	rm -rf $(VENV) .cache site build dist

$(VENV)/bin/pip:
	scripts/environment $(VENV)

$(locked): | $(VENV)/bin/pip
	$(VENV)/bin/python -m pip install --quiet --require-hashes --requirement requirements.lock
	@mkdir -p $(stamps) && rm -f $(stamps)/locked-* && touch $@

$(ready): $(locked)
	$(VENV)/bin/python -m pip install --quiet --no-deps --no-build-isolation --editable .
	@rm -f $(stamps)/ready-* && touch $@

$(torch): tests/torch.lock $(ready)
	$(run) scripts/torch '$(TORCH)'
	@rm -f $(stamps)/torch-* && touch $@

$(stamps)/browser: | $(ready)
	scripts/browser
	@touch $@

$(stamps)/types: tests/reader/package-lock.json | $(ready)
	scripts/types
	@touch $@

$(stamps)/peers: | $(ready)
	scripts/peers
	@touch $@

$(stamps)/cosmic-ray: tests/mutation/requirements.lock | $(ready)
	$(run) scripts/cosmic-ray
	@touch $@
