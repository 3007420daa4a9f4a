#!/usr/bin/env bash
# Tests that take too long for each push (docs/NIGHTLY.md): ./test with property tests on more games and with a new seed each
# night, a full build with g++, clang-tidy, fault injection, the thread sanitizer, surveys of the client, the Python package,
# known vulnerabilities, a release, a load test under attack, and the fuzzers.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
source "$root/tools/steps.sh"
source "$root/tools/setup.sh"
source "$root/tools/build.sh"
export KUHHANDEL_RUNS=${KUHHANDEL_RUNS:-1000}
export KUHHANDEL_CUTS=${KUHHANDEL_CUTS:-20000}
export KUHHANDEL_DECISIONS=${KUHHANDEL_DECISIONS:-10000000}
export KUHHANDEL_SEED=${KUHHANDEL_SEED:-$(date +%Y%m%d)}
export KUHHANDEL_TEST_SECONDS=${KUHHANDEL_TEST_SECONDS:-21600}
export ASAN_OPTIONS=detect_stack_use_after_return=1${ASAN_OPTIONS:+:$ASAN_OPTIONS} XLA_FLAGS=${XLA_FLAGS-}
printf 'Property tests on %s games each. To repeat this run: KUHHANDEL_RUNS=%s KUHHANDEL_SEED=%s make nightly\n' \
  "$KUHHANDEL_RUNS" "$KUHHANDEL_RUNS" "$KUHHANDEL_SEED"
status=0
"$root/test" || status=$?
set_up night || status=$?
# ./test builds only the server and a few tools with g++.
cmake_options=(-DKUHHANDEL_STRICT=ON)
build_cpp release all || status=$?
"$root/build/release/minutes" || status=$?
build_cpp release faults && "$root/build/release/faults" "${KUHHANDEL_FAULTS:-200}" "$KUHHANDEL_SEED" || status=$?
build_cpp threads server_tests && "$root/build/threads/server_tests" --gtest_brief=1 || status=$?
"$root/tools/lint.sh" all || status=$?
PATH="$root/.node/bin:$PATH" npm --prefix "$root/web" run --silent surveys || status=$?
"$root/tests/python/wheel.sh" gymnasium pettingzoo openspiel || status=$?
"$root/tests/python/install.sh" || status=$?
"$root/tests/python/oldest.sh" || status=$?
"$root/tests/python/pythons.sh" || status=$?
"$root/tests/python/pufferlib.sh" || status=$?
"$root/.venv/bin/python" "$root/bindings/python/random_play.py" "$root/build/release/kuhhandel" || status=$?
"$root/tools/notebooks.sh" || status=$?
"$root/tools/audit.sh" || status=$?
"$root/tools/release-check.sh" || status=$?
"$root/build/release/kuhhandel" load --attack --seconds 600 --series "$root/build/attack.csv" --diagram "$root/build/attack.svg" || status=$?
"$root/tests/openapi/openapi.sh" "$root/build/release/kuhhandel-server" 3600 || status=$?
"$root/tools/fuzz.sh" || status=$?
exit "$status"
