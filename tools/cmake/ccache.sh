#!/usr/bin/env bash
# Compiler launcher: runs ccache so that it also finds the results of other clones. Files of unity builds include others by
# absolute paths, so this compiles copies with relative ones. clang's precompiled headers contain absolute paths, so this writes
# their preprocessed text to FILE.sum, which ccache hashes instead (CCACHE_PCH_EXTSUM).
set -euo pipefail

root=$(cd "${BASH_SOURCE[0]%/*}/../.." && pwd)
export CCACHE_BASEDIR=${CCACHE_BASEDIR-$root} CCACHE_NOHASHDIR=1 CCACHE_SLOPPINESS=pch_defines,time_macros CCACHE_PCH_EXTSUM=1
if [[ " $* " != *" -emit-pch "* ]]; then
  # The working directory is the build folder. ccache makes paths relative, except those after -Xclang.
  arguments=("${@/#"$PWD/"/}")
  for i in "${!arguments[@]}"; do
    unity=${arguments[i]}
    [[ $unity == */Unity/unity_*_cxx.cxx ]] || continue
    arguments[i]=${unity%_cxx.cxx}_relative.cxx
    sed "s|\"$root/|\"|" "$unity" >"${arguments[i]}"
    # As without ccache, __FILE__ has the path below the top folder.
    arguments=("${arguments[0]}" "-I$root" "${arguments[@]:1}" "-fmacro-prefix-map=$(realpath --relative-to=. "$root")=.")
    break
  done
  exec ccache "${arguments[@]}"
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
