# The stages of ./test and `make check`. Sourced after steps.sh and build.sh.
# A stage is a command whose output ends with a line 'N passed, N failed'; one without such a line has failed.

export NO_COLOR=1
# A tree that was tested once stays strict, so that ./play and ./test do not recompile each other's files.
strictly=(-DKUHHANDEL_STRICT=ON)
passed=0
failed=0

# stage NAME "title" COMMAND...
stage() {
  local -r name=$1 title=$2 began=$SECONDS
  shift 2
  local status=0 good bad
  printf '%-34s' "$title"
  logged "$name" "$@" || status=$?
  read -r good bad < <(counts_in "$name") || { good=0 bad=1; }
  # A run of nothing proves nothing.
  if ((bad == 0 && (status != 0 || good == 0))); then bad=1; fi
  passed=$((passed + good)) failed=$((failed + bad))
  say "$good passed, $bad failed ($((SECONDS - began)) s)"
  if ((bad > 0)); then show_end_of "$name" 60; fi
}

counts_in() { counts <"$logs/$1.log" | tail -n 1 | grep .; }

counts() { sed -n 's/^\([0-9]\{1,9\}\) passed, \([0-9]\{1,9\}\) failed$/\1 \2/p'; }

# in_background NAME FUNCTION: runs the stages of that function in the background. `joined NAME` waits for them, prints their output
# and counts it.
in_background() { begin "$1" stages_apart "$2"; }

stages_apart() {
  passed=0 failed=0
  "$1"
  finish
}

joined() {
  local good bad
  wait "${begun[$1]}" || true
  unset "begun[$1]"
  sed '${/^[0-9]* passed, [0-9]* failed$/d}' "$logs/$1.log"
  read -r good bad < <(tail -n 1 "$logs/$1.log" | counts) || { good=0 bad=1 && say "ended early: .cache/$1.log"; }
  passed=$((passed + good)) failed=$((failed + bad))
}

# build_stage NAME "title" COMMAND...: counts only when it fails, and says so by its status.
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

# For a command that knows only good or bad.
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

# slowest_tests: the ten tests that took longest, of all logs that say how long a test took.
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
  ctest --test-dir "$root/build/debug" -j "$(nproc)" --timeout "${KUHHANDEL_TEST_SECONDS:-300}" --no-tests=error --output-on-failure "$@" |
    sed -u '$!N; /^\[ RUN .*\n\[ *OK /d; P; D' | tee "$logs/ctest.txt" || status=$?
  local -r log=$root/build/debug/Testing/Temporary/LastTest.log
  ended_badly=$(sed -n 's/^[0-9]*% tests passed, \([0-9]*\) tests failed out of [0-9]*$/\1/p' "$logs/ctest.txt")
  # A program without GoogleTest counts as one test; one that ended early does not report its tests.
  good=$(($(tests_that "$log" PASSED) + $(grep ' Passed ' "$logs/ctest.txt" | grep -cv '_tests\.[0-9]')))
  bad=$(tests_that "$log" FAILED)
  say "$good passed, $((bad > ended_badly ? bad : ended_badly)) failed"
  return "$status"
}

# tests_that LOG PASSED|FAILED: how many GoogleTest says of all programs.
tests_that() { awk -v said="$2" '$0 ~ "^\\[  " said "  \\] [0-9]+ tests?[.,]" { sum += $4 } END { print sum + 0 }' "$1"; }

# What ./play runs, with the client laid inside: nothing is compiled for it (make release-check tries a whole release).
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
  (cd "$root/bindings/python" && "$root/.venv/bin/python" -m pytest -q -p no:cacheprovider --tb=short --durations=10) | tee "$logs/pytest.txt" || status=$?
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
