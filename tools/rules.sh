#!/usr/bin/env bash
# Writes into docs/RULES.md how many tests cite each clause.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
source "$root/tools/steps.sh"
source "$root/tools/setup.sh"

# clang distinguishes tests from comments and literals.
set_up test
node "$root/tools/rules-page.mjs"
