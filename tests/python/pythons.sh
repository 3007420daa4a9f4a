#!/usr/bin/env bash
# Runs the tests of the Python package, installed from the wheel, with the supported versions of Python other than that of .venv:
# with this system's python3.N if it exists, otherwise with Debian's in a chroot, as root. Prints the tested versions at the end.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
source "$root/tools/steps.sh"
source "$root/tools/setup.sh"
folder=$root/build/pythons
requirements=$root/bindings/python/requirements.txt
wheel=$(ls "$root"/build/wheel/kuhhandel-*-abi3-*.whl)
# The Debian release of each version of Python. None has 3.12.
declare -A suites=([11]=bookworm [13]=trixie [14]=forky)

# packages_for N: prints the requirements of the tests, in versions for Python 3.N.
packages_for() {
  local options=(--quiet --target "$folder/packages-3.$1" --no-deps --only-binary :all: --python-version "3.$1") libc
  for libc in 2014 _2_17 _2_24 _2_26 _2_27 _2_28; do options+=(--platform "manylinux${libc}_$(uname -m)"); done
  "$root/.venv/bin/pip" install "${options[@]}" --require-hashes -r "$requirements" &&
    "$root/.venv/bin/pip" install "${options[@]}" --no-index --platform "linux_$(uname -m)" "$wheel"
}

# A mirror of Debian testing may be out of date.
lay_out() {
  mmdebstrap --quiet --variant=essential --include="python3.$1,libstdc++6" --aptopt='Acquire::Check-Valid-Until "false"' \
    "${suites[$1]}" "$folder/debian-3.$1"
  mkdir -p "$folder/debian-3.$1$root"
}

# in_debian SYSTEM COMMAND...: runs the command in the chroot, with this repository at the same path.
in_debian() {
  unshare --mount bash -c 'system=$1 root=$2
    mount --rbind /dev "$system/dev" && mount -t proc proc "$system/proc" && mount --bind "$root" "$system$root" &&
      exec chroot "$system" /usr/bin/env -C "$root/bindings/python" "${@:3}"' - "$1" "$root" "${@:2}"
}

if ((EUID == 0)); then set_up release; fi
rm -rf "$folder" && mkdir -p "$folder"
here=$("$root/.venv/bin/python" -c 'import sys; print(sys.version_info.minor)')
tried=() left=() status=0
cd "$root/bindings/python"
for minor in 11 12 13 14; do
  if ((minor == here)); then continue; fi
  if "python3.$minor" -V >/dev/null 2>&1; then
    run=(env)
  elif [[ -n ${suites[$minor]:-} ]] && ((EUID == 0)); then
    lay_out "$minor"
    run=(in_debian "$folder/debian-3.$minor")
  else
    left+=("3.$minor")
    continue
  fi
  packages_for "$minor"
  run+=("PYTHONPATH=$folder/packages-3.$minor" "python3.$minor")
  tried+=("$("${run[@]}" -c 'import platform; print(platform.python_version())')")
  # The type check does not depend on the version of Python.
  "${run[@]}" -m pytest -q -p no:cacheprovider --tb=short --ignore tests/test_types.py || status=$?
done
rm -rf "$folder"
printf 'Beside 3.%s tried: %s; not tried: %s.\n' "$here" "${tried[*]:-none}" "${left[*]:-none}"
exit "$status"
