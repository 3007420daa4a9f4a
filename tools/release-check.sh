#!/usr/bin/env bash
# make release-check, as root: builds the release in this folder and again from the last commit in another one, compares the files
# byte by byte, and checks the signature of the second, made with a temporary key. Then tests the one file with only the C library,
# the package in a fresh Debian, the image as a container would run it, and the program for ARM with qemu. Without ccache each build
# takes about twenty minutes on one core. tools/release-check.sh PART... runs only these parts: build rebuild files deb image arm.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
source "$root/tools/build.sh"
source "$root/tools/artefacts.sh"
cd "$root"
# As in tools/release.sh, for each order of the parts.
export CCACHE_BASEDIR=
# A fixed path, so that ccache finds earlier results. Without CCACHE_BASEDIR the full path is part of ccache's key, so objects of
# one folder are never used for the other.
second_build=${XDG_CACHE_HOME:-$HOME/.cache}/kuhhandel-made-again

build() { tools/release.sh; }

rebuild() {
  rm -rf "$second_build" && mkdir -p "$second_build"
  git clone -q --no-hardlinks "$root" "$second_build/kuhhandel"
  if [[ -d .node ]]; then cp -a .node "$second_build/kuhhandel/"; fi
  minisign -G -W -p "$second_build/key.pub" -s "$second_build/key" >/dev/null
  MINISIGN_KEY=$second_build/key "$second_build/kuhhandel/tools/release.sh"
  diff -r --exclude SHA256SUMS.minisig dist "$second_build/kuhhandel/dist"
  echo "Both builds have the same bytes."
  signature "$second_build/kuhhandel/dist/SHA256SUMS"
  rm -r "$second_build"
}

# signature SUMS: checks that the signature is valid for SUMS, and invalid after a change.
signature() {
  minisign -V -q -p "$second_build/key.pub" -m "$1"
  echo >>"$1"
  if minisign -V -q -p "$second_build/key.pub" -m "$1" 2>/dev/null; then
    echo "The signature is also valid for changed sums." >&2
    return 1
  fi
  echo "The signature is valid."
}

files() {
  (cd dist && sha256sum --quiet -c SHA256SUMS)
  node tests/one_file/one-file.mjs bare / "$one_file" serve
  node tests/one_file/one-file.mjs bare "$arm_system" "$arm_file" serve
}

deb() {
  node tests/deb/deb.mjs "$deb"
  lintian --fail-on error "$arm_deb"
}

image() { node tests/oci/oci.mjs "$image"; }

# Rules, records and tables must behave on ARM as on x86-64: runs the digest and some tests with qemu.
arm() {
  build_cpp portable-arm64 digest engine_tests codec_tests table_tests
  ctest --test-dir build/portable-arm64 --no-tests=error --output-on-failure -R '^(Digest\.|(engine|codec|table)_tests\.)'
}

parts=(build rebuild files deb image arm)
if (($# == 0)); then
  [[ -z $(git status --porcelain) ]] || { echo "There are uncommitted changes. A release is built from a commit." >&2; exit 1; }
  set -- "${parts[@]}"
fi
export PATH="$root/.node/bin:$PATH"
for part in "$@"; do
  [[ " ${parts[*]} " == *" $part "* ]] || { echo "Unknown part $part. Parts: ${parts[*]}" >&2; exit 2; }
  "$part"
done
