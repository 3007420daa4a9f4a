#!/usr/bin/env bash
# A project outside of this tree, as docs/RESEARCH.md has it, built with the engine in each way in which it may be had. The
# last line is 'N passed, N failed'.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
outside=$(mktemp -d)
trap 'rm -rf "$outside"' EXIT
prefix=$outside/installed
passed=0
failed=0

expected=$(node "$root/tests/package/snippets.mjs" "$root/docs/RESEARCH.md" "$outside")

# check WAY COMMAND...: the command builds the project and plays a hundred games.
check() {
  local -r way=$1
  shift
  local status=0 printed
  "$@" >"$outside/log" || status=$?
  cat "$outside/log"
  printed=$(tail -n 1 "$outside/log")
  if ((status == 0)) && [[ $printed == "$expected" ]]; then
    passed=$((passed + 1))
    printf 'ok %s\n' "$way"
  else
    failed=$((failed + 1))
    printf 'not ok %s: printed "%s" in place of "%s"\n' "$way" "$printed" "$expected"
  fi
}

# with_cmake OPTION...
with_cmake() {
  local launcher=()
  if command -v ccache >/dev/null; then launcher=(-DCMAKE_CXX_COMPILER_LAUNCHER=ccache); fi
  rm -rf "$outside/build"
  cmake -G Ninja -S "$outside" -B "$outside/build" -DCMAKE_BUILD_TYPE=Release -DCMAKE_CXX_COMPILER=g++ "${launcher[@]}" "$@" &&
    cmake --build "$outside/build" && "$outside/build/games" 100
}

with_pkg_config() {
  local flags
  flags=$(PKG_CONFIG_PATH=$prefix/lib/pkgconfig pkg-config --cflags --libs kuhhandel) &&
    # shellcheck disable=SC2086
    g++ -std=c++23 -O2 "$outside/games.cpp" $flags -o "$outside/games" && "$outside/games" 100
}

(cd "$root" && cmake --preset package -DCMAKE_INSTALL_LIBDIR=lib -DCMAKE_INSTALL_PREFIX="$prefix" && cmake --build --preset package &&
  cmake --install build/package)
check installed with_cmake -DCMAKE_PREFIX_PATH="$prefix"
check subdirectory with_cmake -DFETCHCONTENT_SOURCE_DIR_KUHHANDEL="$root"
check pkg-config with_pkg_config
printf '%s passed, %s failed\n' "$passed" "$failed"
((failed == 0))
