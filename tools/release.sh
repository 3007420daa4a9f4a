#!/usr/bin/env bash
# make release: builds all files of a release into dist/: the program with its client inside, for x86-64 and for 64-bit ARM, as
# one file, as a package for Debian and as an image for containers; the page for static hosts; the package for npm; the bill of
# materials (CycloneDX); the changelog's section as notes; and the SHA-256 sums of all. The same commit gives the same bytes in
# every folder (make release-check). MINISIGN_KEY=FILE make release signs the sums with the release key.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
source "$root/tools/steps.sh"
source "$root/tools/setup.sh"
source "$root/tools/build.sh"
source "$root/tools/artefacts.sh"

# The output contains no folder and no time; a cache that uses other paths must not add them.
export CCACHE_BASEDIR=
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git -C "$root" log -1 --format=%ct 2>/dev/null || echo 0)}
export SOURCE_DATE_EPOCH TZ=UTC LC_ALL=C

# zip_folder FOLDER FILE: the same bytes for the same files.
zip_folder() {
  find "$1" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
  find "$1" -type f -exec chmod 644 {} +
  (cd "$1" && find . -type f | sort | zip -q -9 -X -@ "$2")
}

sums() { (cd "$root/dist" && sha256sum -- * >SHA256SUMS); }

sign() { minisign -S -s "$MINISIGN_KEY" -m "$root/dist/SHA256SUMS" -t "Kuhhandel $version"; }

cd "$root"
[[ $(uname -m) == x86_64 ]] || fail "A release is made on x86-64, for ARM too. For this machine alone: cmake --preset portable, then tools/one-file.sh."
set_up release
news=$(node tools/release-news.mjs)
tag=$(git tag --points-at HEAD --list 'v*' 2>/dev/null || true)
[[ -z $tag || $tag == "v$version" ]] || fail "This commit is tagged $tag, CMakeLists.txt says $version."
[[ -z $tag || $news != *"without a number yet"* ]] || fail "CHANGELOG.md has changes under [Unreleased], which $tag would not tell of."
step release-program "Building the program, some minutes the first time" build_cpp portable kuhhandel
step release-sysroot "Debian's libraries for ARM" tools/sysroot.sh
step release-arm "The program for ARM" build_cpp portable-arm64 kuhhandel
step release-client "The client" build_web
rm -rf dist && mkdir dist
step release-file "One file" tools/one-file.sh build/portable/kuhhandel web/dist "$one_file"
step release-arm-file "One file for ARM" tools/one-file.sh build/portable-arm64/kuhhandel web/dist "$arm_file"
step release-deb "The package for Debian" tools/deb.sh "$one_file" amd64 "$one_file" dist
step release-arm-deb "The package for ARM" tools/deb.sh "$arm_file" arm64 "$one_file" dist
step release-image "The image for containers" node tools/oci.mjs "$version" "$image" "$one_file" / "$arm_file" "$arm_system"
step release-npm "The npm package" build_npm
(cd build/npm/package && npm pack --silent --pack-destination "$root/dist" >/dev/null)
[[ -f $npm_package ]] || fail "The npm package is not called $npm_package"
node tools/site.mjs build/documents --game '../?at=/rules'
node web/tools/page-alone.ts web/dist build/page-with-documents build/documents
zip_folder build/page-with-documents "$page_alone"
said=$("$one_file" --version)
[[ $said == "kuhhandel $version" ]] || fail "CMakeLists.txt says $version, the program $said"
node tools/sbom.mjs >"dist/kuhhandel-$version.cdx.json"
printf '%s\n' "$news" >dist/news.md
sums
if [[ -n ${MINISIGN_KEY:-} ]]; then sign; fi
(cd dist && ls -l)
