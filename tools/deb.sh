#!/usr/bin/env bash
# deb.sh FILE ARCHITECTURE SPEAKER FOLDER: makes FOLDER/kuhhandel_VERSION_ARCHITECTURE.deb of FILE, the one file
# (tools/one-file.sh): the program with its manual pages, completions for shells, options in /etc/kuhhandel.conf,
# systemd's units, and the documents as pages. All that is written there is said by SPEAKER, the same program for the machine
# that this runs on. The same input gives the same bytes where SOURCE_DATE_EPOCH says of which time they are.
set -euo pipefail

(($# == 4)) || { echo "usage: tools/deb.sh FILE ARCHITECTURE SPEAKER FOLDER" >&2; exit 2; }
file=$(realpath "$1") architecture=$2 speaker=$(realpath "$3") folder=$(realpath "$4")
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
source "$root/tools/artefacts.sh"
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(date +%s)}
export SOURCE_DATE_EPOCH

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
source=$work/kuhhandel-$version
mkdir -p "$source"/{man,completions}
cp -r "$root/packaging/debian" "$source/debian"
cp -r "$root/packaging/monitoring" "$source/"
cp "$file" "$source/kuhhandel"
node "$root/tools/site.mjs" "$source/docs" --game ../rules --packed
mkdir "$work/speaker"
cp "$speaker" "$work/speaker/kuhhandel"
export PATH=$work/speaker:$PATH

changelog() {
  cat <<END
kuhhandel ($version) unstable; urgency=medium

  * Kuhhandel $version; CHANGELOG.md lists the changes.

 -- The Kuhhandel authors <no-public-address@kuhhandel.invalid>  $(date --utc -R -d "@$SOURCE_DATE_EPOCH")
END
}

# manual NAME COMMAND...: writes its man page from its --help, without the builder's home folder.
manual() {
  local -r name=$1
  shift
  HOME='~' help2man --no-info --no-discard-stderr --section 1 --version-string "$version" \
    --name "$("$@" --help | sed -n 1p)" --output "$source/man/$name.1" "$*"
  # A page is found by one word.
  sed -i "s/^$* \\\\- /$name \\\\- /" "$source/man/$name.1"
}

cd "$source"
changelog >debian/changelog
STATE_DIRECTORY=/var/lib/kuhhandel kuhhandel config >kuhhandel.conf
kuhhandel completions bash >completions/kuhhandel
kuhhandel completions zsh >completions/_kuhhandel
kuhhandel completions fish >completions/kuhhandel.fish
manual kuhhandel kuhhandel
# The list of commands comes from the completions of bash.
while read -r command; do
  manual "kuhhandel-$command" kuhhandel "$command"
done < <(sed -n "s/^    '\([a-z]*\)') .*/\1/p" completions/kuhhandel | grep .)
# Compilers for another architecture, which dpkg would ask for, are not needed.
dpkg-buildpackage --host-arch "$architecture" --build=binary --no-check-builddeps --unsigned-changes --unsigned-buildinfo
mv "$work"/kuhhandel_*.deb "$folder/"
