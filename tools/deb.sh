#!/usr/bin/env bash
# deb.sh FILE ARCHITECTURE NATIVE FOLDER: writes FOLDER/kuhhandel_VERSION_ARCHITECTURE.deb from FILE, the one file
# (tools/one-file.sh). The package has manual pages, shell completions, /etc/kuhhandel.conf, systemd units and the documents. NATIVE
# is the same program for this machine, which prints these texts. Reproducible if SOURCE_DATE_EPOCH is set.
set -euo pipefail

(($# == 4)) || { echo "usage: tools/deb.sh FILE ARCHITECTURE NATIVE FOLDER" >&2; exit 2; }
file=$(realpath "$1") architecture=$2 native=$(realpath "$3") folder=$(realpath "$4")
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
mkdir "$work/native"
cp "$native" "$work/native/kuhhandel"
export PATH=$work/native:$PATH

changelog() {
  cat <<END
kuhhandel ($version) unstable; urgency=medium

  * Kuhhandel $version; CHANGELOG.md lists the changes.

 -- The Kuhhandel authors <no-public-address@kuhhandel.invalid>  $(date --utc -R -d "@$SOURCE_DATE_EPOCH")
END
}

# manual NAME COMMAND...: writes the man page of a command from its --help. HOME keeps the builder's home folder out of it.
manual() {
  local -r name=$1
  shift
  HOME='~' help2man --no-info --no-discard-stderr --section 1 --version-string "$version" \
    --name "$("$@" --help | sed -n 1p)" --output "$source/man/$name.1" "$*"
  # apropos needs a name without spaces.
  sed -i "s/^$* \\\\- /$name \\\\- /" "$source/man/$name.1"
}

cd "$source"
changelog >debian/changelog
STATE_DIRECTORY=/var/lib/kuhhandel kuhhandel config >kuhhandel.conf
kuhhandel completions bash >completions/kuhhandel
kuhhandel completions zsh >completions/_kuhhandel
kuhhandel completions fish >completions/kuhhandel.fish
manual kuhhandel kuhhandel
# Takes the list of commands from the completions for bash.
while read -r command; do
  manual "kuhhandel-$command" kuhhandel "$command"
done < <(sed -n "s/^    '\([a-z]*\)') .*/\1/p" completions/kuhhandel | grep .)
# Nothing is compiled, so the cross compiler that dpkg would require is not needed.
dpkg-buildpackage --host-arch "$architecture" --build=binary --no-check-builddeps --unsigned-changes --unsigned-buildinfo
mv "$work"/kuhhandel_*.deb "$folder/"
