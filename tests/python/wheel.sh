#!/usr/bin/env bash
# wheel.sh [EXTRA...]: installs the wheel of the Python package with these extras in a virtual environment outside of the
# repository, and runs the README's examples that need no others. The last line is 'N passed, N failed'.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
outside=$(mktemp -d)
trap 'rm -rf "$outside"' EXIT
wheel=$(ls "$root"/build/wheel/kuhhandel-*.whl)
pinned="$root/bindings/python/requirements.txt"

# needed NAME: prints the lines of the package in the list of pinned packages.
needed() { sed -n "/^$1==/,/^[^ ]/{/^$1==/p; /^ /p;}" "$pinned"; }

"$root/.venv/bin/python" -m venv --without-pip "$outside/venv"
pip() { "$root/.venv/bin/pip" --quiet --python "$outside/venv/bin/python" "$@"; }
{ needed numpy && needed nanobind-backend; } >"$outside/needed.txt"
pip install --no-deps --require-hashes -r "$outside/needed.txt"
if (($# > 0)); then
  grep -v '^ ' "$pinned" | sed 's/ .*//' | grep -v -e '^numpy==' -e '^nanobind-backend==' >"$outside/pins.txt"
  extras=$(printf ',%s' "$@")
  pip install -c "$outside/pins.txt" "$wheel[${extras:1}]"
else
  pip install --no-deps --no-index "$wheel"
fi
cd "$outside"
"$outside/venv/bin/python" -I "$root/tests/python/examples.py" "$root/docs/PYTHON.md" "$wheel" "$@"
