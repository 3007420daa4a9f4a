#!/usr/bin/env bash
# Writes the number of tests per clause into docs/RULES.md.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
source "$root/tools/steps.sh"
source "$root/tools/setup.sh"

# rules-page.mjs needs clang, which distinguishes tests from comments and literals.
set_up test
node "$root/tools/rules-page.mjs"
