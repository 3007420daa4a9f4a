#!/usr/bin/env bash
# make release-check: builds the release twice, here and from the last commit in another folder with no compiler's cache, and
# compares byte by byte, the second signed by a throw-away key; then tries the one file where the C library is all there is, the
# package in a Debian of its own, and the image as a container would have it, all as root; the program for ARM too, and tests
# of what it is made of, by qemu. Some forty minutes.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
source "$root/tools/build.sh"
source "$root/tools/artefacts.sh"
cd "$root"
[[ -z $(git status --porcelain) ]] || { echo "There are changes that are not committed; a release is made of a commit." >&2; exit 1; }

elsewhere=$(mktemp -d -t kuhhandel-another-folder-XXXX)
trap 'rm -rf "$elsewhere"' EXIT
tools/release.sh
git clone -q --no-hardlinks "$root" "$elsewhere/kuhhandel"
if [[ -d .node ]]; then cp -a .node "$elsewhere/kuhhandel/"; fi
minisign -G -W -p "$elsewhere/key.pub" -s "$elsewhere/key" >/dev/null
MINISIGN_KEY=$elsewhere/key CCACHE_DISABLE=1 "$elsewhere/kuhhandel/tools/release.sh"
diff -r --exclude SHA256SUMS.minisig "$root/dist" "$elsewhere/kuhhandel/dist"
echo "Built twice, the same bytes."
sums=$elsewhere/kuhhandel/dist/SHA256SUMS
minisign -V -q -p "$elsewhere/key.pub" -m "$sums"
echo >>"$sums"
if minisign -V -q -p "$elsewhere/key.pub" -m "$sums" 2>/dev/null; then
  echo "The signature holds for other sums too." >&2
  exit 1
fi
echo "Signed, and the signature holds."
(cd dist && sha256sum --quiet -c SHA256SUMS)
export PATH="$root/.node/bin:$PATH"
node tests/one_file/one-file.mjs bare / "$one_file" serve
node tests/one_file/one-file.mjs bare "$arm_system" "$arm_file" serve
node tests/deb/deb.mjs "$deb"
lintian --fail-on error "$arm_deb"
node tests/oci/oci.mjs "$image"
# Rules, records and live tables play on ARM as they do here: the same digest, the same tests.
build_cpp portable-arm64 digest engine_tests codec_tests table_tests
ctest --test-dir build/portable-arm64 --no-tests=error --output-on-failure -R '^(Digest\.|(engine|codec|table)_tests\.)'
