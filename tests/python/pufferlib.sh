#!/usr/bin/env bash
# Tests the adapter for PufferLib in a virtual environment with the older NumPy and Gymnasium that PufferLib requires. Uses only
# the Python files of PufferLib 3.0.0's source archive: its compiled parts (kernels of the trainer, games) are not needed and
# require PyTorch, which takes gigabytes.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
archive=$root/build/pufferlib-3.0.0.tar.gz
address=https://files.pythonhosted.org/packages/7c/e1/5292f9b69c6263707b40ba04a87e6b9bcc177281d31092f77afd90c412f1/pufferlib-3.0.0.tar.gz
hash=7df3a3e3f5f894d78d2a1f5374097890aec01473183e748abefe4f3faa10eaa9
outside=$(mktemp -d)
trap 'rm -rf "$outside"' EXIT

fetch='import sys, urllib.request; urllib.request.urlretrieve(*sys.argv[1:])'
[[ -e $archive ]] || "$root/.venv/bin/python" -c "$fetch" "$address" "$archive"
sha256sum --quiet -c <<<"$hash  $archive"
tar -xf "$archive" -C "$outside" --strip-components=1 pufferlib-3.0.0/pufferlib
"$root/.venv/bin/python" -m venv --without-pip "$outside/venv"
pip() { "$root/.venv/bin/pip" --quiet --python "$outside/venv/bin/python" "$@"; }
pip install --no-deps --require-hashes -r "$root/tests/python/pufferlib.txt"
pip install --no-deps --no-index "$root"/build/wheel/kuhhandel-*.whl
# PufferLib creates a link in the current folder on import.
cd "$outside"
export PYTHONPATH=$outside
"$outside/venv/bin/python" -m pytest -q -p no:cacheprovider --tb=short --rootdir "$outside" \
  "$root/tests/python/pufferlib_test.py"
"$outside/venv/bin/python" "$root/tests/python/examples.py" "$root/docs/PYTHON.md" "$root"/build/wheel/kuhhandel-*.whl pufferlib
