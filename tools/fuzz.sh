#!/usr/bin/env bash
# tools/fuzz.sh [PARSER...]: fuzzes the named or all parsers of untrusted input, one per core, each for KUHHANDEL_FUZZ_SECONDS
# (default: 600). Failing inputs are written to build/fuzz/found. build/fuzz/corpus keeps new inputs, from which the next run
# continues, in addition to the seeds in tests/fuzz/corpus.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
source "$root/tools/steps.sh"
source "$root/tools/setup.sh"
source "$root/tools/build.sh"
source "$root/tools/stages.sh"

seconds=${KUHHANDEL_FUZZ_SECONDS:-600}
build=$root/build/fuzz

fuzz() {
  local -r parser=$1 learnt=$build/corpus/$1 found=$build/found/$1-
  mkdir -p "$learnt" "$build/found"
  # The unit tests already detect leaks.
  ASAN_OPTIONS=detect_leaks=0 "$build/fuzz_$parser" "$learnt" "$root/tests/fuzz/corpus/$parser" \
    -max_total_time="$seconds" -timeout=20 -rss_limit_mb=2048 -max_len=16384 -artifact_prefix="$found" -print_final_stats=1
}

fuzz_each() {
  local parser
  for parser in "$@"; do
    while (($(jobs -rp | wc -l) >= $(nproc))); do wait -n || true; done
    logged "fuzzer-$parser" as_one_test fuzz "$parser" &
  done
  wait
}

print_statistics() {
  local -r log=$logs/fuzz-$1.log
  local runs learnt
  runs=$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")
  learnt=$(sed -n 's/^stat::new_units_added: *//p' "$log")
  say "  ${runs:-0} executions, ${learnt:-0} new inputs kept"
}

parsers() {
  local source
  for source in "$root"/tests/fuzz/*.cpp; do basename "$source" .cpp; done
}

set_up test
step fuzzers "Building the fuzzers" build_cpp fuzz fuzzers
if (($# == 0)); then mapfile -t wanted < <(parsers); else wanted=("$@"); fi
say "Fuzzing ${#wanted[@]} parsers for $seconds s each, $(nproc) at once"
fuzz_each "${wanted[@]}"
for parser in "${wanted[@]}"; do
  stage "fuzz-$parser" "$parser" cat "$logs/fuzzer-$parser.log"
  print_statistics "$parser"
done
finish
