#!/usr/bin/env bash
# make release: builds all files of a release into dist/. These are, for x86-64 and 64-bit ARM, the program with the client inside
# as one file, as Debian package and as container image; the page for static hosts; the npm package; the bill of materials
# (CycloneDX); the release notes from the changelog; and the SHA-256 sums. A commit gives the same bytes in every folder (make
# release-check). With MINISIGN_KEY=FILE the sums are signed with the release key.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
source "$root/tools/steps.sh"
source "$root/tools/setup.sh"
source "$root/tools/build.sh"
source "$root/tools/artefacts.sh"

# For reproducible output: ccache must not return objects that were compiled with other paths.
export CCACHE_BASEDIR=
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git -C "$root" log -1 --format=%ct 2>/dev/null || echo 0)}
export SOURCE_DATE_EPOCH TZ=UTC LC_ALL=C

# zip_folder FOLDER FILE: writes a reproducible archive.
zip_folder() {
  find "$1" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
  find "$1" -type f -exec chmod 644 {} +
  (cd "$1" && find . -type f | sort | zip -q -9 -X -@ "$2")
}

sums() { (cd "$root/dist" && sha256sum -- * >SHA256SUMS); }

sign() { minisign -S -s "$MINISIGN_KEY" -m "$root/dist/SHA256SUMS" -t "Kuhhandel $version"; }

cd "$root"
[[ $(uname -m) == x86_64 ]] || fail "A release is built on x86-64, also for ARM. To build for this machine only: cmake --preset portable, then tools/one-file.sh."
set_up release
notes=$(node tools/release-notes.mjs)
tag=$(git tag --points-at HEAD --list 'v*' 2>/dev/null || true)
[[ -z $tag || $tag == "v$version" ]] || fail "This commit is tagged $tag, but the version in CMakeLists.txt is $version."
[[ -z $tag || $notes != "## Since $version, unreleased"* ]] || fail "CHANGELOG.md has changes under [Unreleased], which would be missing in the notes of $tag."
step release-program "Building the program (some minutes the first time)" build_cpp portable kuhhandel
step release-sysroot "Downloading Debian's libraries for ARM" tools/sysroot.sh
step release-arm "Building the program for ARM" build_cpp portable-arm64 kuhhandel
step release-client "Building the client" build_web
rm -rf dist && mkdir dist
step release-file "Packing the one file" tools/one-file.sh build/portable/kuhhandel web/dist "$one_file"
step release-arm-file "Packing the one file for ARM" tools/one-file.sh build/portable-arm64/kuhhandel web/dist "$arm_file"
step release-deb "Packing the Debian package" tools/deb.sh "$one_file" amd64 "$one_file" dist
step release-arm-deb "Packing the Debian package for ARM" tools/deb.sh "$arm_file" arm64 "$one_file" dist
step release-image "Packing the container image" node tools/oci.mjs "$version" "$image" "$one_file" / "$arm_file" "$arm_system"
step release-npm "Building the npm package" build_npm
(cd build/npm/package && npm pack --silent --pack-destination "$root/dist" >/dev/null)
[[ -f $npm_package ]] || fail "npm pack did not write $npm_package"
node tools/site.mjs build/documents --game '../?at=/rules'
node web/tools/page-alone.ts web/dist build/page-with-documents build/documents
zip_folder build/page-with-documents "$page_alone"
program_version=$("$one_file" --version)
[[ $program_version == "kuhhandel $version" ]] || fail "The version in CMakeLists.txt is $version, the program is $program_version"
node tools/sbom.mjs >"dist/kuhhandel-$version.cdx.json"
printf '%s\n' "$notes" >dist/notes.md
sums
if [[ -n ${MINISIGN_KEY:-} ]]; then sign; fi
(cd dist && ls -l)
