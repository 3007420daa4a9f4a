# Paths of the files of a release. Sourced with `root` set to the top folder.

version=$(sed -n 's/^project(kuhhandel VERSION \([0-9.]*\) .*/\1/p' "$root/CMakeLists.txt")
# The program with the client inside, for this architecture.
one_file=$root/dist/kuhhandel-$version-linux-$(uname -m)
# The Debian package. dpkg is missing on other systems, where ./play also sources this file.
deb=$root/dist/kuhhandel_${version}_$(dpkg --print-architecture 2>/dev/null || true).deb
# Both for 64-bit ARM, and its sysroot (tools/sysroot.sh).
arm_file=$root/dist/kuhhandel-$version-linux-aarch64
arm_deb=$root/dist/kuhhandel_${version}_arm64.deb
arm_system=$root/build/sysroot-arm64
# The container image for both architectures.
image=$root/dist/kuhhandel-$version-oci.tar
# The client for static hosts, without a server.
page_alone=$root/dist/kuhhandel-web.zip
# The npm package.
npm_package=$root/dist/kuhhandel-$version.tgz
