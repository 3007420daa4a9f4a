#!/usr/bin/env bash
# Writes into docs/RULES.md which tests prove each clause.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
source "$root/tools/steps.sh"
source "$root/tools/setup.sh"

set_up run
node "$root/tools/rules-page.mjs"
