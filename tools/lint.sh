#!/usr/bin/env bash
# clang-tidy over the engine as clang compiles it. Its sources only: what the tests' macros write is not ours to mend.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
source "$root/tools/steps.sh"
source "$root/tools/setup.sh"

set_up test
cd "$root"
step lint-configure "Configuring the build by clang" cmake --preset editor
find engine -name '*.cpp' ! -name '*_test.cpp' -print0 |
  xargs -0 -n 4 -P "$(nproc)" clang-tidy-19 --quiet -p build/editor 2>&1 |
  sed '/warnings generated\|Processing file/d'
