#!/usr/bin/env bash
# Compiler launcher: ccache that finds the results of other folders too, also with clang's precompiled headers, which contain
# absolute paths. ccache compares the headers' text instead, which is written here next to each of them.
set -euo pipefail

root=$(cd "${BASH_SOURCE[0]%/*}/../.." && pwd)
export CCACHE_BASEDIR=${CCACHE_BASEDIR-$root} CCACHE_NOHASHDIR=1 CCACHE_SLOPPINESS=pch_defines,time_macros CCACHE_PCH_EXTSUM=1
if [[ " $* " != *" -emit-pch "* ]]; then
  # Ninja compiles in the build folder. ccache makes the other paths relative, but not those after -Xclang.
  exec ccache "${@/#"$PWD/"/}"
fi
# A precompiled header from another folder would not be valid.
"$@"
text=() made=
while (($# > 0)); do
  case $1 in
    -Xclang) [[ $2 == -emit-pch ]] || text+=("$1" "$2"); shift ;;
    -o) made=$2; shift ;;
    -MD) ;;
    -MT | -MF) shift ;;
    *) text+=("$1") ;;
  esac
  shift
done
"${text[@]}" -E -P >"$made.sum"
