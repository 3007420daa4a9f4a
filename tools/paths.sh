#!/usr/bin/env bash
# tools/paths.sh: prints the number of project files that run on the main paths of the server, measured by coverage
# (docs/ARCHITECTURE.md, "Four paths"). tools/paths.sh bid|reconnect|group-game: the files of that path by executed lines.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
source "$root/tools/steps.sh"
source "$root/tools/setup.sh"
source "$root/tools/build.sh"

set_up test
# LLVM's tools for coverage data, which only this script needs.
if [[ ${KUHHANDEL_PACKAGES:-} != mine ]]; then install_packages llvm-19; fi
command -v llvm-cov-19 >/dev/null || fail "tools/paths.sh needs llvm-cov-19 and llvm-profdata-19: apt-get install llvm-19"
step paths-build "Building the server with coverage" build_cpp paths paths
folder=$root/build/paths/profiles
rm -rf "$folder"
step paths-run "Running the paths" "$root/build/paths/paths" "$folder"
for name in bid reconnect group-game; do
  llvm-profdata-19 merge -sparse "$folder/$name.profraw" -o "$folder/$name.profdata"
  llvm-cov-19 export -summary-only -instr-profile "$folder/$name.profdata" "$root/build/paths/paths" >"$folder/$name.json"
done
node "$root/tools/paths.mjs" "$root" "$folder" "$@"
