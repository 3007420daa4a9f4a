# Names of the packages that ./play, ./test, `make nightly` and `make release` need on the supported systems. Sourced.

packages_to_run=(
  ca-certificates git g++ cmake ninja-build ccache make pkg-config
  libsqlitecpp-dev libsqlite3-dev libsodium-dev
  libfmt-dev libcli11-dev libqrcodegencpp-dev libutf8proc-dev libncurses-dev libssl-dev libspdlog-dev
  clang-19 lld-19 libc++-19-dev-wasm32 libc++abi-19-dev-wasm32 wasi-libc libclang-rt-19-dev-wasm32
  binaryen libdeflate-tools
)
packages_to_test=(
  libgtest-dev libgmock-dev librapidcheck-dev libbenchmark-dev
  clang-format-19 clang-tidy-19 libclang-rt-19-dev python3 python3-clang-19
  python3-venv python3-dev
  libpq-dev postgresql iproute2
)
packages_at_night=(firefox-esr webkit2gtk-driver xvfb)
packages_to_release=(zip debhelper help2man minisign lintian debootstrap mmdebstrap debian-archive-keyring binutils-aarch64-linux-gnu
  qemu-user-static)
# Names that differ between systems: Boost's name contains its version, and Ubuntu's Chromium is a snap that a package installs.
packages_to_run_on_bookworm=(libboost1.81-dev libboost-json1.81-dev)
packages_to_run_on_trixie=(libboost1.83-dev libboost-json1.83-dev)
packages_to_run_on_noble=(libboost1.83-dev libboost-json1.83-dev)
packages_to_test_on_bookworm=(chromium chromium-headless-shell)
packages_to_test_on_trixie=(chromium chromium-headless-shell)
packages_to_test_on_noble=(chromium-browser)

# system_codename OS_RELEASE: prints bookworm (Debian 12), trixie (13) or noble (Ubuntu 24.04); nothing for other systems.
# Derivatives, such as Linux Mint, use their packages.
system_codename() {
  local codename
  [[ -r $1 ]] || return 0
  codename=$(sed -n 's/^\(UBUNTU\|DEBIAN\)_CODENAME=//p' "$1" | head -n 1)
  codename=${codename:-$(sed -n 's/^VERSION_CODENAME=//p' "$1")}
  case ${codename//\"/} in
    bookworm | trixie | noble) printf '%s\n' "${codename//\"/}" ;;
  esac
}

# packages_for SYSTEM run|test|night|release: one name a line.
packages_for() {
  local -n run_on=packages_to_run_on_$1 test_on=packages_to_test_on_$1
  printf '%s\n' "${packages_to_run[@]}" "${run_on[@]}"
  if [[ $2 == test ]]; then printf '%s\n' "${packages_to_test[@]}" "${test_on[@]}"; fi
  if [[ $2 == night ]]; then printf '%s\n' "${packages_at_night[@]}"; fi
  if [[ $2 == release ]]; then printf '%s\n' "${packages_to_release[@]}"; fi
}

# security_updates_in: reads the output of `apt-get --simulate` and prints the name, the installed and the new version of each
# package with a security update.
security_updates_in() {
  sed -n 's/^Inst \([^ ]*\) \[\([^]]*\)\] (\([^ ]*\) [^)]*-\(security\|Security\)[^)]*).*$/\1 \2 -> \3/p'
}

# Prints the requirements for other systems, without package names.
print_requirements() {
  cat <<'END'
./play and ./test install what they need on Debian 12 and 13 and on Ubuntu 24.04. Elsewhere, install by hand:
  to play: git, cmake 3.25, ninja, make, pkg-config, ccache; g++ 12 or newer
           Boost 1.81 or newer with Boost.JSON, SQLite and SQLiteCpp, libsodium, fmt, CLI11, qrcodegencpp, utf8proc, ncurses,
           OpenSSL, spdlog, all with their headers
           clang 19 and lld 19 with wasi-libc, libc++, libc++abi and compiler-rt for wasm32, binaryen; libdeflate-gzip; Node 24 with npm
  to test: GoogleTest with GoogleMock, RapidCheck, Google Benchmark, PostgreSQL 15 with libpq's headers, clang-format 19, clang-tidy 19, Chromium,
           Python 3 with its headers, venv and the bindings of libclang 19
and set KUHHANDEL_PACKAGES=mine, so that no packages are installed. Or use the container of .devcontainer/.
END
}
