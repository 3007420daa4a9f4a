#!/usr/bin/env bash
# make notebooks: the examples of the Python package as notebooks, with all that they print and draw, into build/notebooks;
# after ./test. Jupyter, which nothing else of ours needs, is fetched from PyPI into build/jupyter.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
source "$root/tools/steps.sh"
jupyter=$root/build/jupyter
notebooks=$root/build/notebooks

fetch_jupyter() {
  if [[ $(cat "$jupyter/pinned" 2>/dev/null) == "$*" ]]; then return; fi
  rm -rf "$jupyter" &&
    "$root/.venv/bin/pip" install --quiet --target "$jupyter" "$@" &&
    PYTHONPATH=$jupyter "$root/.venv/bin/python" -m ipykernel install --prefix "$jupyter" &&
    printf '%s\n' "$*" >"$jupyter/pinned"
}

# notebook EXAMPLE
notebook() {
  PYTHONPATH=$jupyter JUPYTER_PATH=$jupyter/share/jupyter "$root/.venv/bin/python" -m jupytext --quiet --execute --to notebook \
    --output "$notebooks/$(basename "$1" .py).ipynb" "$1"
}

step notebooks-jupyter "Jupyter" fetch_jupyter jupytext==1.19.6 nbconvert==7.17.2 ipykernel==7.4.0
rm -rf "$notebooks" && mkdir -p "$notebooks"
for example in "$root"/bindings/python/examples/*.py; do
  name=$(basename "$example" .py)
  step "notebook-$name" "$name" notebook "$example"
done
(cd "$root" && ls build/notebooks/*.ipynb)
