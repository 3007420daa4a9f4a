#!/usr/bin/env bash
# Builds the project of docs/RESEARCH.md outside of the repository with each form of the engine, and compares the output of its
# programs with that page. The last line is 'N passed, N failed'.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
outside=$(mktemp -d)
trap 'rm -rf "$outside"' EXIT
prefix=$outside/installed
passed=0
failed=0

node "$root/tests/package/snippets.mjs" "$root/docs/RESEARCH.md" "$outside"

# check TITLE COMMAND...: runs the command, which builds the programs into $outside/build, and compares their output.
check() {
  local -r way=$1
  shift
  local said program arguments expected printed
  rm -rf "$outside/build"
  "$@" || say "$way: not built"
  for said in "$outside"/*.prints; do
    program=$(basename "$said" .prints)
    { read -r arguments && read -r expected; } <"$said"
    # shellcheck disable=SC2086
    printed=$("$outside/build/$program" $arguments) || printed="an error"
    if [[ $printed == "$expected" ]]; then
      passed=$((passed + 1))
    else
      failed=$((failed + 1))
      say "not ok $way: $program prints '$printed', the page has '$expected'"
    fi
  done
}

say() { printf '%s\n' "$*"; }

with_cmake() {
  local launcher=()
  if command -v ccache >/dev/null; then launcher=("-DCMAKE_CXX_COMPILER_LAUNCHER=$root/tools/cmake/ccache.sh"); fi
  cmake -G Ninja -S "$outside" -B "$outside/build" -DCMAKE_BUILD_TYPE=Release -DCMAKE_CXX_COMPILER=g++ "${launcher[@]}" "$@" &&
    cmake --build "$outside/build"
}

with_pkg_config() {
  local flags source
  flags=$(PKG_CONFIG_PATH=$prefix/lib/pkgconfig pkg-config --cflags --libs kuhhandel) || return
  mkdir "$outside/build"
  for source in "$outside"/*.cpp; do
    # shellcheck disable=SC2086
    g++ -std=c++23 -O2 "$source" $flags -o "$outside/build/$(basename "$source" .cpp)" || return
  done
}

(cd "$root" && cmake --fresh --preset package -DCMAKE_CXX_COMPILER=g++ -DKUHHANDEL_STRICT=ON -DCMAKE_INSTALL_LIBDIR=lib -DCMAKE_INSTALL_PREFIX="$prefix" && cmake --build --preset package &&
  cmake --install build/package)
check installed with_cmake -DCMAKE_PREFIX_PATH="$prefix"
# Here the project compiles the engine itself with its own flags; without optimisation that takes less time.
check subdirectory with_cmake -DCMAKE_BUILD_TYPE=Debug -DFETCHCONTENT_SOURCE_DIR_KUHHANDEL="$root"
check pkg-config with_pkg_config
header=$prefix/include/kuhhandel/kuhhandel.h
if gcc -x c -std=c99 -Wall -Wextra -pedantic -Werror -fsyntax-only "$header"; then
  passed=$((passed + 1))
else
  failed=$((failed + 1))
  say "not ok: the header is no C"
fi
say "$passed passed, $failed failed"
((failed == 0))
