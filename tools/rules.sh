#!/usr/bin/env bash
# Writes into docs/RULES.md which tests prove each clause.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
source "$root/tools/steps.sh"
source "$root/tools/setup.sh"

# clang tells the tests from what only looks like one.
set_up test
node "$root/tools/rules-page.mjs"
