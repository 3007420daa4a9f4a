#!/usr/bin/env bash
# Formats C++, TypeScript, Svelte and scripts.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
source "$root/tools/steps.sh"
source "$root/tools/setup.sh"
source "$root/tools/build.sh"

set_up test
cd "$root"
git ls-files -z --cached --others --exclude-standard '*.cpp' '*.h' | xargs -0 clang-format-19 -i
step web-install "Installing the client's packages" install_web
run_prettier --write --log-level warn
