#!/usr/bin/env bash
# lint.sh all|changed: runs clang-tidy on all files, or on those that differ from the last commit on main. Excludes tests, because
# the macros of GoogleTest generate code with findings.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
source "$root/tools/steps.sh"
source "$root/tools/setup.sh"

# Prints the base of `changed`. On main, or without a remote main, it is the commit before the last one.
last_on_main() {
  local main
  main=$(git merge-base HEAD origin/main 2>/dev/null || git rev-parse HEAD)
  if [[ $main == "$(git rev-parse HEAD)" ]]; then git rev-parse --quiet --verify HEAD~1 || printf '%s\n' "$main"; else printf '%s\n' "$main"; fi
}

# For a changed header, the source of the same name is checked.
changed_sources() {
  {
    git diff --name-only --diff-filter=d "$(last_on_main)"
    git ls-files --others --exclude-standard
  } | sed -n 's/\.\(cpp\|h\)$/.cpp/p'
}

sources_of() {
  case $1 in
    all) git ls-files '*.cpp' ;;
    changed) changed_sources ;;
    *) fail "usage: tools/lint.sh all|changed" ;;
  esac | grep -v '_test\.cpp$' | sort -u
}

# Keeps only files with a compile command: sources for WebAssembly have none in this tree, and a header may have no source.
known_sources() {
  local file
  while read -r file; do
    if grep -qF "\"file\": \"$root/$file\"" build/editor/compile_commands.json; then printf '%s\n' "$file"; fi
  done < <(sources_of "$1")
}

set_up test
cd "$root"
step lint-configure "Configuring the build for clang-tidy" cmake --preset editor
known_sources "${1:-all}" | xargs -r -n 1 -P "$(nproc)" clang-tidy-19 --quiet -p build/editor 2>&1 |
  sed '/warnings generated\|Processing file/d'
