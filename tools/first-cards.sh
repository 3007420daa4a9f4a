#!/usr/bin/env bash
# first-cards.sh [SYSTEM...], as root: measures the seconds from the start command to the first card on the table
# (tools/first-card.mjs) for each way to start the game, best of three, with the files of `make release` in dist/. SYSTEM is
# a folder with a minimal Debian or Ubuntu (debootstrap --variant=minbase), in which the one file and the package are started with
# chroot. docs/measured/builds.md contains the results. FIRST_CARD_RUNS=1 measures once.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
source "$root/tools/artefacts.sh"
export PATH="$root/.node/bin:$PATH"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

serve_there() { exec "$@" serve --port 0 --address 127.0.0.1; }
one_file_in() { serve_there chroot "$1" /usr/bin/env HOME="/tmp/$RANDOM" /kuhhandel; }
package_in() {
  chroot "$1" dpkg --purge kuhhandel
  chroot "$1" apt-get install -y --no-install-recommends /kuhhandel.deb
  rm -rf "$1/var/lib/kuhhandel" && mkdir "$1/var/lib/kuhhandel"
  exec chroot "$1" /usr/bin/env STATE_DIRECTORY=/var/lib/kuhhandel kuhhandel serve --config /etc/kuhhandel.conf --port 0 --address 127.0.0.1
}
arm_file_by_qemu() { HOME=$PWD serve_there qemu-aarch64-static -L "$arm_system" -cpu cortex-a53 "$arm_file"; }
image_by_chroot() {
  tar -xf "$image" && mkdir system
  for blob in blobs/sha256/*; do
    if tar -tzf "$blob" 2>/dev/null | grep -q ld-linux-x86-64; then tar -xzf "$blob" -C system; fi
  done
  STATE_DIRECTORY=/var/lib/kuhhandel serve_there chroot --userspec=10001:10001 system /kuhhandel
}
page_from_a_host() { /usr/bin/python3 -m zipfile -e "$page_alone" . && exec /usr/bin/python3 -u -m http.server 0 --bind 127.0.0.1; }
npm_package_in_an_empty_folder() {
  cp "$npm_package" . && npm_config_cache=$PWD/.cache exec npx --yes "./$(basename "$npm_package")" --no-open --port 0
}
play_with_dist() { exec "$root/play" --data "$PWD" --port 0 --address 127.0.0.1; }
export -f serve_there one_file_in package_in arm_file_by_qemu image_by_chroot page_from_a_host npm_package_in_an_empty_folder play_with_dist
export root one_file arm_file arm_system image page_alone npm_package

# best TITLE FUNCTION [SYSTEM]: prints the fastest of FIRST_CARD_RUNS runs, each in a new folder.
best() {
  local run
  for ((run = 0; run < ${FIRST_CARD_RUNS:-3}; run++)); do
    (cd "$(mktemp -d -p "$work")" && node "$root/tools/first-card.mjs" bash -c '"$@"' step "${@:2}")
  done >"$work/runs"
  printf '%-36s %s\n' "$1" "$(sort -t: -k4 -g "$work/runs" | head -n 1)"
}

for system in "$@"; do
  name=$(sed -n 's/^PRETTY_NAME="\([^"]*\)"$/\1/p' "$system/etc/os-release")
  cp "$one_file" "$system/kuhhandel"
  cp "$deb" "$system/kuhhandel.deb"
  best "one file, $name" one_file_in "$system"
  best "package, $name" package_in "$system"
done
best "one file for ARM, by qemu" arm_file_by_qemu
best "image, by chroot" image_by_chroot
best "page, from a host for files" page_from_a_host
best "npm package, in an empty folder" npm_package_in_an_empty_folder
best "./play with dist/" play_with_dist
