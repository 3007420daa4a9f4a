#!/usr/bin/env bash
# Prints the figures of docs/measured as one table. Takes half an hour on an idle machine.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
source "$root/tools/steps.sh"
source "$root/tools/setup.sh"
source "$root/tools/build.sh"

set_up test >&2
step figures-release "Building for release" build_cpp release kuhhandel kuhhandel-server minutes >&2
step figures-wasm "Building for WebAssembly" build_cpp wasm speed >&2
step figures-web "Building the client" build_web >&2
exec node "$root/tools/figures.mjs"
