# The stages of ./test and `make check`. Sourced after steps.sh and build.sh.
# A stage is a command whose output ends with a line 'N passed, N failed'; without such a line it has failed.

export NO_COLOR=1
# KUHHANDEL_STRICT stays in the CMake cache, so that ./play and ./test do not recompile each other's files.
cmake_options=(-DKUHHANDEL_STRICT=ON)
passed=0
failed=0

# stage NAME TITLE COMMAND...: runs a stage and adds its counts to `passed` and `failed`.
stage() {
  local -r name=$1 title=$2 began=$SECONDS
  shift 2
  local status=0 good bad
  printf '%-34s' "$title"
  logged "$name" "$@" || status=$?
  read -r good bad < <(counts_in "$name") || { good=0 bad=1; }
  # A stage without tests has failed.
  if ((bad == 0 && (status != 0 || good == 0))); then bad=1; fi
  passed=$((passed + good)) failed=$((failed + bad))
  say "$good passed, $bad failed ($((SECONDS - began)) s)"
  if ((bad > 0)); then show_end_of "$name" 60; fi
}

counts_in() { counts <"$logs/$1.log" | tail -n 1 | grep .; }

counts() { sed -n 's/^\([0-9]\{1,9\}\) passed, \([0-9]\{1,9\}\) failed$/\1 \2/p'; }

# in_background NAME FUNCTION: runs the stages of FUNCTION in the background. `join_background NAME` waits for them, prints their
# output and adds their counts.
in_background() { start_step "$1" run_stages "$2"; }

run_stages() {
  passed=0 failed=0
  "$1"
  finish
}

join_background() {
  local good bad
  wait "${step_pids[$1]}" || true
  unset "step_pids[$1]"
  sed '${/^[0-9]* passed, [0-9]* failed$/d}' "$logs/$1.log"
  read -r good bad < <(tail -n 1 "$logs/$1.log" | counts) || { good=0 bad=1 && say "ended early: .cache/$1.log"; }
  passed=$((passed + good)) failed=$((failed + bad))
}

# build_stage NAME TITLE COMMAND...: a stage without tests, counted only if it fails; returns its status.
build_stage() {
  local -r name=$1 title=$2 began=$SECONDS
  shift 2
  printf '%-34s' "$title"
  if logged "$name" "$@"; then
    say "built ($((SECONDS - began)) s)"
    return
  fi
  failed=$((failed + 1))
  say "0 passed, 1 failed ($((SECONDS - began)) s)"
  show_end_of "$name" 60
  return 1
}

# as_one_test COMMAND...: counts the status of a command as one test.
as_one_test() {
  if "$@"; then
    say "1 passed, 0 failed"
  else
    say "0 passed, 1 failed"
    return 1
  fi
}

finish() {
  say "$passed passed, $failed failed"
  ((failed == 0))
}

# Prints the ten slowest tests in the logs of GoogleTest, Vitest and pytest.
slowest_tests() {
  local -r google=$root/build/debug/Testing/Temporary/LastTest.log
  local -r pytest=$logs/pytest.txt
  local vitest=() name
  for name in web-unit games journeys; do [[ ! -f $logs/$name.log ]] || vitest+=("$logs/$name.log"); done
  say 'The slowest tests, in seconds:'
  {
    [[ ! -f $google ]] || sed -n 's/^\[       OK \] \(.*\) (\([0-9]*\) ms)$/\2 \1/p' "$google"
    ((${#vitest[@]} == 0)) || sed -n 's/^   ✓ \(.*\)  \([0-9]*\)ms$/\2 \1/p' "${vitest[@]}"
    [[ ! -f $pytest ]] || sed -n 's/^\([0-9]*\)\.\([0-9][0-9]\)s call *\(.*\)$/\1\20 \3/p' "$pytest"
  } | sort -rn | awk 'NR <= 10 { seconds = $1 / 1000; sub(/^[0-9]* /, ""); printf "%7.1f  %s\n", seconds, $0 }'
}

run_checks() { node "$root/tools/checks/run.mjs"; }

run_classes() { node "$root/tools/checks/run.mjs" classes namespaces; }

run_tests_of_checks() {
  local status=0 good bad
  node --test --test-reporter=tap "$root"/tools/checks/*.test.mjs | tee "$logs/node-test.txt" || status=$?
  good=$(sed -n 's/^# pass \([0-9]*\)$/\1/p' "$logs/node-test.txt")
  bad=$(sed -n 's/^# fail \([0-9]*\)$/\1/p' "$logs/node-test.txt")
  say "$good passed, $bad failed"
  return "$status"
}

run_ctest() {
  local status=0 good bad ended_badly
  # `make nightly` also detects uses of stack frames after return. This check and long stack traces of allocations cost a seventh
  # of the processor time. For full reports: `ASAN_OPTIONS= ./test`.
  ASAN_OPTIONS=${ASAN_OPTIONS-detect_stack_use_after_return=0:malloc_context_size=5} \
    ctest --test-dir "$root/build/debug" -j "$(nproc)" --timeout "${KUHHANDEL_TEST_SECONDS:-300}" --no-tests=error --output-on-failure "$@" |
    sed -u '$!N; /^\[ RUN .*\n\[ *OK /d; P; D' | tee "$logs/ctest.txt" || status=$?
  local -r log=$root/build/debug/Testing/Temporary/LastTest.log
  ended_badly=$(sed -n 's/^[0-9]*% tests passed, \([0-9]*\) tests failed out of [0-9]*$/\1/p' "$logs/ctest.txt")
  # A program without GoogleTest counts as one test. A program that crashed does not report its tests, so ctest's failures count.
  good=$(($(count_gtests "$log" PASSED) + $(grep ' Passed ' "$logs/ctest.txt" | grep -cv '_tests\.[0-9]')))
  bad=$(count_gtests "$log" FAILED)
  say "$good passed, $((bad > ended_badly ? bad : ended_badly)) failed"
  return "$status"
}

# count_gtests LOG PASSED|FAILED: prints the sum over all GoogleTest programs in a log.
count_gtests() { awk -v status="$2" '$0 ~ "^\\[  " status "  \\] [0-9]+ tests?[.,]" { sum += $4 } END { print sum + 0 }' "$1"; }

# Appends the client to the server that is already built and tests the result. `make release-check` tests a whole release.
run_one_file() {
  "$root/tools/one-file.sh" "$root/build/release/kuhhandel-server" "$root/web/dist" "$root/build/one-file" &&
    node "$root/tests/one_file/one-file.mjs" "$root/build/one-file"
}

run_openapi() { "$root/tests/openapi/openapi.sh" "$root/build/release/kuhhandel-server"; }

run_npm() { "$root/tests/npm/npm.sh"; }

run_package() { "$root/tests/package/package.sh"; }

run_wheel() { "$root/tests/python/wheel.sh"; }

run_pytest() {
  local status=0 good bad
  (
    # The tests of training spend most of their time in XLA's compiler, so it does not optimise, except by `make nightly`, and its
    # output is cached.
    export XLA_FLAGS=${XLA_FLAGS---xla_backend_optimization_level=0} JAX_COMPILATION_CACHE_DIR=$root/.cache/jax
    export JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS=0 JAX_PERSISTENT_CACHE_MIN_ENTRY_SIZE_BYTES=-1
    cd "$root/bindings/python" && "$root/.venv/bin/python" -m pytest -q -p no:cacheprovider --tb=short --durations=10
  ) | tee "$logs/pytest.txt" || status=$?
  good=$(sed -n 's/^.*\b\([0-9]\{1,6\}\) passed.*$/\1/p' "$logs/pytest.txt" | tail -n 1)
  bad=$(sed -n 's/^\([0-9]\{1,6\}\) failed.*$/\1/p' "$logs/pytest.txt" | tail -n 1)
  say "${good:-0} passed, ${bad:-0} failed"
  return "$status"
}

run_digests() {
  build_cpp wasm digest || return
  local build expected digest good=0 bad=0
  expected=$("$root/build/release/digest") || return
  [[ $expected == "digest "* ]] || return
  say "release: $expected"
  for build in debug wasm; do
    digest=$(digest_of "$build") || true
    say "$build: $digest"
    if [[ $digest == "$expected" ]]; then good=$((good + 1)); else bad=$((bad + 1)); fi
  done
  say "$good passed, $bad failed"
}

digest_of() {
  if [[ $1 == wasm ]]; then
    node --disable-warning=ExperimentalWarning "$root/tools/run-wasm.mjs" "$root/build/wasm/digest"
  else
    "$root/build/$1/digest"
  fi
}
