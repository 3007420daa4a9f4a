#!/usr/bin/env bash
# Compiler launcher: runs ccache so that it also finds the results of other clones. clang's precompiled headers contain absolute
# paths, so this writes their preprocessed text to FILE.sum, which ccache hashes instead (CCACHE_PCH_EXTSUM).
set -euo pipefail

root=$(cd "${BASH_SOURCE[0]%/*}/../.." && pwd)
export CCACHE_BASEDIR=${CCACHE_BASEDIR-$root} CCACHE_NOHASHDIR=1 CCACHE_SLOPPINESS=pch_defines,time_macros CCACHE_PCH_EXTSUM=1
if [[ " $* " != *" -emit-pch "* ]]; then
  # The working directory is the build folder. ccache makes paths relative, except those after -Xclang.
  exec ccache "${@/#"$PWD/"/}"
fi
# Compiled without ccache, because a precompiled header of another clone is not valid.
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
