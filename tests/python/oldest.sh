#!/usr/bin/env bash
# Tests the Python package with the oldest supported versions of its dependencies.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
outside=$(mktemp -d)
trap 'rm -rf "$outside"' EXIT
"$root/.venv/bin/python" -m venv --without-pip "$outside/venv"
pip() { "$root/.venv/bin/pip" --quiet --python "$outside/venv/bin/python" "$@"; }
pinned() { grep -o "^$1==[^ ]*" "$root/bindings/python/requirements.txt"; }
# NumPy 1.24 supports no Python newer than Debian 12's. OpenSpiel is not tested, because it requires SciPy.
numpy=$("$outside/venv/bin/python" -c 'import sys; print("1.24.4" if sys.version_info < (3, 12) else "1.26.4")')
pip install "numpy==$numpy" gymnasium==1.1.0 pettingzoo==1.25.0 "$(pinned pytest)" "$(pinned nanobind-backend)" "$root"/build/wheel/kuhhandel-*.whl
pip install --no-deps "$(pinned open-spiel)" "$(pinned absl-py)"
cd "$root/bindings/python"
"$outside/venv/bin/python" -m pytest -q -p no:cacheprovider --tb=short --deselect tests/test_types.py \
  --ignore tests/test_train.py --ignore tests/test_events.py --deselect tests/test_docstrings.py::test_pages_are_made_of_them \
  --deselect 'tests/test_examples.py::test_example_runs_and_tells[training_a_net]'
