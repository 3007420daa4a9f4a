#!/usr/bin/env bash
# Lists known vulnerabilities in the client's packages (`npm audit`). A high or critical one fails; an unreachable registry is
# only reported.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
export PATH="$root/.node/bin:$PATH"
status=0
said=$(npm --prefix "$root/web" audit --audit-level=high 2>&1) || status=$?
if ((status != 0)) && grep -q 'audit endpoint returned an error\|npm error network\|ENOTFOUND' <<<"$said"; then
  printf 'The registry does not say what is known of the packages of npm; nothing was looked at.\n'
  exit 0
fi
printf '%s\n' "$said"
exit "$status"
