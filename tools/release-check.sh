#!/usr/bin/env bash
# make release-check: makes the release twice, here and from the last commit in another folder, and compares byte by byte, the
# second signed with a temporary key. Then it tries the one file with only the C library, the package in a fresh Debian, and the
# image as a container would run it, all as root; and the program for ARM and tests of its parts, with qemu. Without a compiler
# cache each folder takes about twenty minutes of a core. tools/release-check.sh PART... runs those parts alone: here elsewhere
# files deb image arm
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
source "$root/tools/build.sh"
source "$root/tools/artefacts.sh"
cd "$root"
# As tools/release.sh compiles, in whichever order the parts are done.
export CCACHE_BASEDIR=
# Always the same folder, for ccache. It distinguishes the two folders by their full paths (tools/release.sh), so objects
# compiled in one are never used for the other.
again=${XDG_CACHE_HOME:-$HOME/.cache}/kuhhandel-made-again

here() { tools/release.sh; }

elsewhere() {
  rm -rf "$again" && mkdir -p "$again"
  git clone -q --no-hardlinks "$root" "$again/kuhhandel"
  if [[ -d .node ]]; then cp -a .node "$again/kuhhandel/"; fi
  minisign -G -W -p "$again/key.pub" -s "$again/key" >/dev/null
  MINISIGN_KEY=$again/key "$again/kuhhandel/tools/release.sh"
  diff -r --exclude SHA256SUMS.minisig dist "$again/kuhhandel/dist"
  echo "Built twice, the same bytes."
  signature "$again/kuhhandel/dist/SHA256SUMS"
  rm -r "$again"
}

# signature SUMS: it holds for them, and for no others.
signature() {
  minisign -V -q -p "$again/key.pub" -m "$1"
  echo >>"$1"
  if minisign -V -q -p "$again/key.pub" -m "$1" 2>/dev/null; then
    echo "The signature holds for other sums too." >&2
    return 1
  fi
  echo "Signed, and the signature holds."
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

# Rules, records and live tables play on ARM as they do here: the same digest, the same tests.
arm() {
  build_cpp portable-arm64 digest engine_tests codec_tests table_tests
  ctest --test-dir build/portable-arm64 --no-tests=error --output-on-failure -R '^(Digest\.|(engine|codec|table)_tests\.)'
}

parts=(here elsewhere files deb image arm)
if (($# == 0)); then
  [[ -z $(git status --porcelain) ]] || { echo "There are changes that are not committed; a release is made of a commit." >&2; exit 1; }
  set -- "${parts[@]}"
fi
export PATH="$root/.node/bin:$PATH"
for part in "$@"; do
  [[ " ${parts[*]} " == *" $part "* ]] || { echo "There is no part $part; there are: ${parts[*]}" >&2; exit 2; }
  "$part"
done
