#!/usr/bin/env bash
# clang-tidy over the engine as clang compiles it.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
source "$root/tools/steps.sh"
source "$root/tools/setup.sh"

set_up test
cd "$root"
step lint-configure "Configuring the clang build" cmake --preset clang
git ls-files -z 'engine/*.cpp' | grep -zv '_test\.cpp$' | xargs -0 -n 4 -P "$(nproc)" clang-tidy-19 --quiet -p build/clang
