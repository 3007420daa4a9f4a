# The names of a release's files. Sourced with `root` set to the top folder.

version=$(sed -n 's/^project(kuhhandel VERSION \([0-9.]*\) .*/\1/p' "$root/CMakeLists.txt")
# The program with the client inside, for machines of this kind.
one_file=$root/dist/kuhhandel-$version-linux-$(uname -m)
# The name on Debian-like systems. (Players may have a system without such packages.)
deb=$root/dist/kuhhandel_${version}_$(dpkg --print-architecture 2>/dev/null || true).deb
# Both for 64-bit ARM, and what the system has that it is made for (tools/sysroot.sh).
arm_file=$root/dist/kuhhandel-$version-linux-aarch64
arm_deb=$root/dist/kuhhandel_${version}_arm64.deb
arm_system=$root/build/sysroot-arm64
# The image for containers of either kind of machine.
image=$root/dist/kuhhandel-$version-oci.tar
# The page for hosts without a server.
page_alone=$root/dist/kuhhandel-web.zip
# The package for npm.
npm_package=$root/dist/kuhhandel-$version.tgz
