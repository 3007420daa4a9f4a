#!/usr/bin/env bash
# sysroot.sh: downloads Debian 12's headers, libraries and Python for 64-bit ARM into build/sysroot-arm64, for cross compilation.
# Installs nothing on this system. If a package or this script has changed, deletes the build folder of the older sysroot.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
source "$root/tools/packages.sh"
sysroot=$root/build/sysroot-arm64

libraries() {
  printf '%s\n' libstdc++-12-dev libpython3.11-dev python3.11
  packages_for bookworm test | grep '^lib.*-dev$' | grep -v clang
}

mkdir -p "$root/build"
fresh=$(mktemp -d -p "$root/build")
trap 'rm -rf "$fresh"' EXIT
mmdebstrap --mode=chrootless --variant=extract --architectures=arm64 --include="$(libraries | paste -sd,)" \
  --skip=cleanup/apt,output/dev bookworm - | tar -x -C "$fresh"
(cd "$fresh/var/cache/apt/archives" && printf '%s\n' *.deb && sha256sum <"$root/tools/sysroot.sh") >"$fresh/packages"
rm -r "$fresh/var"
# Makes absolute links relative to the sysroot. If links to shared libraries were broken, the linker would use the static C library.
find "$fresh" -type l -lname '/*' -printf '%l %p\n' | while read -r target link; do ln -srf "$fresh$target" "$link"; done
# Removes unwind tables, as tools/cmake/small_link.cmake does for native builds.
for name in crypto ssl sqlite3 sodium ncursesw tinfo; do
  aarch64-linux-gnu-objcopy --remove-section=.eh_frame "$fresh/usr/lib/aarch64-linux-gnu/lib$name.a"
done
if cmp -s "$fresh/packages" "$sysroot/packages"; then exit; fi
rm -rf "$sysroot" "$root/build/portable-arm64"
chmod 755 "$fresh"
mv "$fresh" "$sysroot"
