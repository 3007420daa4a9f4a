#!/usr/bin/env bash
# clang-tidy, as clang compiles each file: `lint.sh all` or `lint.sh changed`, the files that differ from the last commit on
# main. Without the tests: their macros generate code that is not ours.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
source "$root/tools/steps.sh"
source "$root/tools/setup.sh"

# Without a remote main, and on main, the last commit plus uncommitted changes count.
last_on_main() {
  local main
  main=$(git merge-base HEAD origin/main 2>/dev/null || git rev-parse HEAD)
  if [[ $main == "$(git rev-parse HEAD)" ]]; then git rev-parse --quiet --verify HEAD~1 || printf '%s\n' "$main"; else printf '%s\n' "$main"; fi
}

# A header is read with the file of its name.
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
    *) fail "lint.sh all or changed" ;;
  esac | grep -v '_test\.cpp$' | sort -u
}

# WebAssembly's own files have no command in this tree, and a header need not have a file of its name.
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
