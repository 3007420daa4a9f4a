#!/usr/bin/env bash
# make check: the quick part of ./test, for use during development.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
source "$root/tools/steps.sh"
source "$root/tools/setup.sh"
source "$root/tools/build.sh"
source "$root/tools/stages.sh"

check_web() {
  local inputs
  inputs=$(web_inputs)
  if [[ $(cat "$logs/web-checked" 2>/dev/null) == "$inputs" ]]; then return; fi
  local -r before=$failed
  stage web-format "Client: format" as_one_test run_prettier --check
  stage web-check "Client: types and styles" as_one_test run_npm_script check
  stage web-unit "Client: unit tests" run_npm_script test
  if ((failed == before)); then printf '%s\n' "$inputs" >"$logs/web-checked"; fi
}

set_up test
# The checks need the client's packages, because they parse the client with them.
web_installed=no
build_stage web-install "Client: packages" install_web && web_installed=yes
stage checks "Checks of the repository" run_checks
stage checks-tests "Tests of the checks" run_tests_of_checks
if build_stage debug "C++: build with sanitizers" build_cpp debug all; then
  stage ctest "C++: tests" run_ctest
fi
stage lint "C++: clang-tidy over changed files" as_one_test tools/lint.sh changed
[[ $web_installed == no ]] || check_web
finish
