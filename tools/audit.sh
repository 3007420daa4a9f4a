#!/usr/bin/env bash
# Lists known vulnerabilities in the client's packages (`npm audit`). Fails on high and critical ones, but not if the registry is
# unreachable.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
export PATH="$root/.node/bin:$PATH"
status=0
report=$(npm --prefix "$root/web" audit --audit-level=high 2>&1) || status=$?
if ((status != 0)) && grep -q 'audit endpoint returned an error\|npm error network\|ENOTFOUND' <<<"$report"; then
  printf 'The npm registry is unreachable; the packages were not audited.\n'
  exit 0
fi
printf '%s\n' "$report"
exit "$status"
