#!/usr/bin/env bash
# Installs the Python package with each Python of this system (python3.N, also those of pyenv): from the repository, from the
# source distribution with pip's isolated build, and from the wheel without a compiler. Runs the example of the package's README
# in each, and prints the tested versions of Python. Runs at night; needs PyPI.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
outside=$(mktemp -d)
trap 'rm -rf "$outside"' EXIT
path=$PATH
passed=0 failed=0 tried=()
listing='import re, sys; exec(re.search(r"^```python\n(.*?)^```", open(sys.argv[1], encoding="utf-8").read(), re.S | re.M)[1])'

# installs TITLE PYTHON OPTION...: pip installs OPTION... in a virtual environment, and the example of the README runs there.
installs() {
  local -r what=$1 python=$2
  shift 2
  rm -rf "$outside/venv"
  if "$python" -m venv "$outside/venv" && (cd "$outside" && PATH=$path "$outside/venv/bin/pip" install --quiet "$@" &&
    "$outside/venv/bin/python" -I -c "$listing" "$root/bindings/python/README.md" >"$outside/said"); then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
    printf 'not ok: %s with %s\n' "$what" "$python"
  fi
}

pythons() {
  local minor python
  for minor in 11 12 13 14; do
    for python in "python3.$minor" "$HOME"/.pyenv/versions/3."$minor".*/bin/python; do
      if "$python" -c 'import sys, ensurepip; sys.exit(sys.version_info[1] != int(sys.argv[1]))' "$minor" 2>/dev/null; then
        command -v "$python"
        break
      fi
    done
  done
}

for python in $(pythons); do
  tried+=("$("$python" -c 'import platform; print(platform.python_version())')")
  installs "the repository" "$python" "$root/bindings/python"
  installs "the source distribution" "$python" "$root"/build/sdist/kuhhandel-*.tar.gz
  # With an empty PATH, compiling would fail.
  path=/nowhere installs "the wheel without a compiler" "$python" --only-binary :all: "$root"/build/wheel/kuhhandel-*.whl
done
printf 'Tried with Python %s.\n%s passed, %s failed\n' "${tried[*]:-none}" "$passed" "$failed"
((failed == 0 && passed > 0))
