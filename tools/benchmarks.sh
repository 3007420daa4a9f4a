#!/usr/bin/env bash
# Writes docs/BENCHMARKS.md anew. On a quiet machine: nothing else may run beside it. It takes some minutes.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
source "$root/tools/steps.sh"
source "$root/tools/setup.sh"
source "$root/tools/build.sh"

page=$root/docs/BENCHMARKS.md
fresh=$root/.cache/BENCHMARKS.md
program=$root/build/release/kuhhandel

# section "title" "what it shows" COMMAND...
section() {
  local -r title=$1 text=$2
  shift 2
  printf '\n## %s\n%s\n\n`%s`\n\n```text\n' "$title" "$text" "${*//$root\//}"
  "$@"
  printf '```\n'
}

write_page() {
  sed "s/@DATE@/$(date +%F)/; s/@CPU@/$(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo | head -n 1), $(nproc) cores/" \
    "$root/tools/benchmarks.head.md"
  section "Random games on the search path" \
    "One thread, complete rules; \`decisions\` by the number of answers alone, then with all replies listed, then with an observation made at each decision." \
    "$program" bench --games 3000 --runs 9
  section "Two threads" "The same games shared by two threads." "$program" bench --edition second --games 10000 --threads 2
  section "A billion decisions" "Peak memory after them is what it was after the first game." \
    "$program" bench --edition second --games 30000 --runs 5
  section "WebAssembly" "By clang 19 for wasm32-wasi, run by Node. The signatures are those above." \
    node --disable-warning=ExperimentalWarning "$root/tools/run-wasm.mjs" "$root/build/wasm/speed"
  section "The parts" "On positions from the midst of random games." \
    "$root/build/release/parts" --benchmark_min_time=1 --benchmark_color=false
}

set_up test
step bench-native "Building for this machine" build_cpp release kuhhandel parts
step bench-wasm "Building for WebAssembly" build_cpp wasm speed
write_page >"$fresh"
mv "$fresh" "$page"
say "Written: docs/BENCHMARKS.md"
