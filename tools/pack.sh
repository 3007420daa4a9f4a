#!/usr/bin/env bash
# pack.sh VERSION FOLDER: puts into FOLDER what a release is made of: an archive with the program, the built client and
# what a server needs, and notes.md, the changelog's section. ./test has built both. The version is that of the tag, and must
# be the one that the program says.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
(($# == 2)) || { echo "usage: tools/pack.sh VERSION FOLDER" >&2; exit 2; }
version=$1 folder=$2
said=$("$root/build/release/kuhhandel" --version)
[[ $said == "kuhhandel $version" ]] || { echo "The tag says $version, the program $said" >&2; exit 1; }

source /etc/os-release
name=kuhhandel-$version-$VERSION_CODENAME-$(uname -m)
mkdir -p "$folder/$name"
cp "$root/build/release/kuhhandel" "$root/tools/kuhhandel.service" "$root"/{LICENSE,README.md,CHANGELOG.md} "$folder/$name/"
strip "$folder/$name/kuhhandel"
cp -r "$root/web/dist" "$folder/$name/web"
tar -C "$folder" --owner=0 --group=0 --sort=name -czf "$folder/$name.tar.gz" "$name"
rm -r "${folder:?}/$name"
sed -n "/^## \[$version\]/,/^## \[/{/^## \[/!p}" "$root/CHANGELOG.md" >"$folder/notes.md"
[[ -s $folder/notes.md ]] || { echo "CHANGELOG.md says nothing of $version" >&2; exit 1; }
