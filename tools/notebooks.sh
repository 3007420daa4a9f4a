#!/usr/bin/env bash
# make notebooks: runs the examples of the Python package as notebooks and writes them, with their output, to build/notebooks;
# after ./test. Installs Jupyter, Matplotlib and sb3-contrib from PyPI into build/jupyter: 7 GB, because PyTorch's wheel for x86-64
# contains CUDA. Then runs the tests of the examples that need these packages.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
source "$root/tools/steps.sh"
jupyter=$root/build/jupyter
notebooks=$root/build/notebooks

fetch_jupyter() {
  if [[ $(cat "$jupyter/pinned" 2>/dev/null) == "$*" ]]; then return; fi
  rm -rf "$jupyter" &&
    sed -n 's/^\([a-z0-9-]*==[^ ]*\).*/\1/p' "$root/bindings/python/requirements.txt" >"$logs/pins.txt" &&
    "$root/.venv/bin/pip" install --quiet --no-compile --target "$jupyter" --constraint "$logs/pins.txt" "$@" &&
    PYTHONPATH=$jupyter "$root/.venv/bin/python" -m ipykernel install --prefix "$jupyter" &&
    printf '%s\n' "$*" >"$jupyter/pinned"
}

notebook() {
  PYTHONPATH=$jupyter JUPYTER_PATH=$jupyter/share/jupyter "$root/.venv/bin/python" -m jupytext --quiet --execute --to notebook \
    --output "$notebooks/$(basename "$1" .py).ipynb" "$1"
}

test_examples() {
  cd "$root/bindings/python" &&
    PYTHONPATH=$jupyter "$root/.venv/bin/python" -m pytest -q -p no:cacheprovider --tb=short tests/test_examples.py -k "ppo or records"
}

step notebooks-jupyter "Installing Jupyter" fetch_jupyter jupytext==1.19.6 nbconvert==7.17.2 ipykernel==7.4.0 matplotlib==3.11.2 sb3-contrib==2.9.2
rm -rf "$notebooks" && mkdir -p "$notebooks"
for example in "$root"/bindings/python/examples/*.py; do
  name=$(basename "$example" .py)
  step "notebook-$name" "$name" notebook "$example"
done
step notebooks-tests "Testing the examples" test_examples
(cd "$root" && ls build/notebooks/*.ipynb)
