#!/usr/bin/env bash
# Writes the measured part of docs/measured/engine.md. Needs an idle machine; takes some minutes.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
source "$root/tools/steps.sh"
source "$root/tools/setup.sh"
source "$root/tools/build.sh"

page=$root/docs/measured/engine.md
fresh=$root/.cache/engine.md
mark='<!-- What follows is measured: make benchmarks -->'
program=$root/build/release/kuhhandel

# section TITLE TEXT COMMAND...: prints a section with the output of the command.
section() {
  local -r title=$1 text=$2
  shift 2
  printf '\n## %s\n%s\n\n`%s`\n\n```text\n' "$title" "$text" "${*//$root\//}"
  "$@"
  printf '```\n'
}

write_page() {
  sed "/^$mark\$/q" "$page"
  printf '%s, %s, %s cores.\n' "$(date +%F)" "$(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo | head -n 1)" "$(nproc)"
  section "Random games on the search path" \
    "One thread, complete rules; \`decisions\` by the number of answers alone, then with all replies listed, then with an observation made at each decision;
whole games by ceilings." \
    "$program" bench --games 3000 --runs 9
  section "For this machine alone" "The preset \`native\`, which gives the compiler every instruction that this machine has." \
    "$root/build/native/kuhhandel" bench --games 3000 --runs 9
  section "Two threads" "The same games shared by two threads." "$program" bench --edition second --games 10000 --threads 2
  section "WebAssembly" "By clang 19 for wasm32-wasi, run by Node. The signatures are those above." \
    node --disable-warning=ExperimentalWarning "$root/tools/run-wasm.mjs" "$root/build/wasm/speed"
  section "The parts" "On positions in the middle of random games." \
    "$root/build/release/microbench" --benchmark_min_time=1 --benchmark_color=false
}

set_up test
step bench-release "Building for any machine" build_cpp release kuhhandel microbench
step bench-native "Building for this machine alone" build_cpp native kuhhandel
step bench-wasm "Building for WebAssembly" build_cpp wasm speed
write_page >"$fresh"
mv "$fresh" "$page"
say "Written: docs/measured/engine.md"
