# Targets for development. `./play` starts the game, `./test` runs the tests of CI.

help:
	@echo 'make check    runs the quick tests: formatting, checks, C++, the client if it changed; under a minute after small changes'
	@echo 'make format   formats C++, TypeScript, Svelte and scripts'
	@echo 'make lint     runs clang-tidy over all C++ except the tests; half an hour'
	@echo 'make rules    writes the numbers of tests per clause into docs/RULES.md'
	@echo 'make paths    prints how many files run on the main paths of the server'
	@echo 'make compile-commands  writes compile_commands.json for clangd and other editors'
	@echo 'make benchmarks  measures the engine and writes docs/measured/engine.md; on an idle machine'
	@echo 'make figures  prints the figures of docs/measured as one table; half an hour on an idle machine'
	@echo 'make strength  measures the bots and writes docs/measured/bots.md; takes hours, continues after an interruption'
	@echo 'make api      writes the reference of the Python package to build/api; after ./test'
	@echo 'make notebooks  writes the examples of the Python package as notebooks to build/notebooks; after ./test'
	@echo 'make wheels   builds the Python package for x86-64 and 64-bit ARM in build/wheels; after ./test'
	@echo 'make sbom     writes the packages of the build to build/sbom.json (CycloneDX)'
	@echo 'make site     writes the documents as pages to build/site'
	@echo 'make version VERSION=1.2.3  gives the changes under [Unreleased] that number (docs/RELEASING.md)'
	@echo 'make release  builds the files of a release in dist/'
	@echo 'make release-check  builds a release twice in different folders, compares the files byte by byte, and tests them'
	@echo 'make nightly  runs ./test, property tests and simulations for hours, and each fuzzer for ten minutes'

check:
	@tools/check.sh

format:
	@tools/format.sh

lint:
	@tools/lint.sh all

rules:
	@tools/rules.sh

paths:
	@tools/paths.sh

compile-commands:
	@tools/compile-commands.sh

benchmarks:
	@tools/benchmarks.sh

figures:
	@tools/figures.sh

strength:
	@tools/strength.sh

nightly:
	@tools/nightly.sh

version:
	@PATH="$$PWD/.node/bin:$$PATH" node tools/new-version.mjs $(VERSION)

release:
	@tools/release.sh

release-check:
	@tools/release-check.sh

sbom:
	@mkdir -p build && PATH="$$PWD/.node/bin:$$PATH" node tools/sbom.mjs > build/sbom.json && echo build/sbom.json

api:
	@.venv/bin/python -m pdoc -o build/api kuhhandel kuhhandel.gymnasium kuhhandel.pettingzoo kuhhandel.openspiel kuhhandel.train

notebooks:
	@tools/notebooks.sh

wheels:
	@tools/wheels.sh

site:
	@PATH="$$PWD/.node/bin:$$PATH" node tools/site.mjs build/site --game ../rules

.PHONY: help check format lint rules paths compile-commands benchmarks figures strength nightly version release release-check sbom api notebooks wheels site
