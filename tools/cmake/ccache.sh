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
    text=$(<"$unity")
    printf '%s\n' "${text//"\"$root/"/\"}" >"${arguments[i]}"
    # Newer versions of ninja compile a file again if one that it includes is newer than the start of its compilation.
    touch -r "$unity" "${arguments[i]}"
    # -ffile-prefix-map removes the path to the top folder from __FILE__ only if it is absolute.
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
