#!/usr/bin/env bash
# The Python package as users install it, with each Python that this system has (python3.N, also those of pyenv): from the
# repository and from the source archive with pip's isolated build, and from the wheel without any compiler. In each the
# listing of the package's README runs. Prints which Pythons were tried. For ./test at night; needs PyPI.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
outside=$(mktemp -d)
trap 'rm -rf "$outside"' EXIT
path=$PATH
passed=0 failed=0 tried=()
listing='import re, sys; exec(re.search(r"^```python\n(.*?)^```", open(sys.argv[1], encoding="utf-8").read(), re.S | re.M)[1])'

# installs "what" PYTHON OPTION...: a virtual environment in which pip installs that, and the listing runs.
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
  installs "the source archive" "$python" "$root"/build/sdist/kuhhandel-*.tar.gz
  # A path with nothing on it: whatever would have to be compiled fails.
  path=/nowhere installs "the wheel without a compiler" "$python" --only-binary :all: "$root"/build/wheel/kuhhandel-*.whl
done
printf 'Tried with Python %s.\n%s passed, %s failed\n' "${tried[*]:-none}" "$passed" "$failed"
((failed == 0 && passed > 0))
