# For people who work on Kuhhandel. To play: ./play; every test: ./test.

help:
	@echo 'make check    formatting, checks, C++ tests, the client if it changed; under a minute after small changes'
	@echo 'make format   formats C++, TypeScript, Svelte and scripts'
	@echo 'make lint     clang-tidy over all C++ but the tests; half an hour'
	@echo 'make rules    writes into docs/RULES.md which tests prove each clause'
	@echo 'make paths     prints how many files run on the main paths of the server'
	@echo 'make compile-commands  for clangd and other editors: a command for each C++ file'
	@echo 'make benchmarks  writes docs/measured/engine.md anew; on a quiet machine'
	@echo 'make figures  prints the figures of docs/measured as one table; half an hour on an idle machine'
	@echo 'make strength  measures the bots and writes docs/measured/bots.md anew; takes hours, goes on where it stopped'
	@echo 'make api      the Python package as pages of what its docstrings say, into build/api; after ./test'
	@echo 'make notebooks  the examples of the Python package as notebooks, into build/notebooks; after ./test'
	@echo 'make wheels   the Python package for x86-64 and 64-bit ARM, into build/wheels; after ./test'
	@echo 'make sbom     writes build/sbom.json: the packages that it is made of (CycloneDX)'
	@echo 'make site     the documents as pages, into build/site'
	@echo 'make version VERSION=1.2.3  gives what is under [Unreleased] that number (CONTRIBUTING.md)'
	@echo 'make release  what a release is made of, into dist/: the one file, and what else there is'
	@echo 'make release-check  builds that twice in different folders, compares byte by byte, and tries it'
	@echo 'make nightly  ./test, the property tests and simulations at length, and each fuzzer for ten minutes'

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
