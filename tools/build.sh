# Build functions for ./play, ./test and make. Sourced after steps.sh. They run without the effect of `set -e`, because steps test
# their status, so each must return on errors itself.

# ./play builds two trees in parallel. Ninja's default of more jobs than cores would need too much memory on small machines.
CMAKE_BUILD_PARALLEL_LEVEL=$(nproc)
export CMAKE_BUILD_PARALLEL_LEVEL

# Additional options of each configuration; ./test sets them.
cmake_options=()

# build_cpp PRESET TARGET...
build_cpp() {
  local -r preset=$1
  shift
  (cd "$root" && cmake --preset "$preset" "${cmake_options[@]}" && cmake --build --preset "$preset" --target "$@")
}

# Prints a hash of all inputs of the built client.
web_inputs() {
  (cd "$root" && find web docs/protocol.schema.json editions src/players/neural/*.khn1 build/wasm/local-table.wasm build/wasm/coach.wasm \
    build/wasm/pad.wasm \
    \( -name node_modules -o -path web/dist \) -prune -o -type f -print0 |
    sort -z | xargs -0 sha256sum | sha256sum)
}

# The stamp files (.installed-from, .built-from) are inside the folders that they describe, so that deleting a folder also deletes
# its stamp.
install_web() {
  local lock
  lock=$(sha256sum <"$root/web/package-lock.json")
  if [[ $(cat "$root/web/node_modules/.installed-from" 2>/dev/null) == "$lock" ]]; then return; fi
  (cd "$root/web" && npm ci --no-audit --no-fund) || return
  printf '%s\n' "$lock" >"$root/web/node_modules/.installed-from"
}

web_is_built() {
  [[ $(cat "$root/web/dist/.built-from" 2>/dev/null) == "$(web_inputs)" ]]
}

build_web() {
  install_web && run_npm_script build:wasm || return
  if web_is_built; then return; fi
  (cd "$root/web" && npm run build) || return
  web_inputs >"$root/web/dist/.built-from"
}

# Builds the folder of the npm package, with the page that `npx kuhhandel` serves.
build_npm() {
  build_cpp wasm game && build_web || return
  node "$root/web/tools/page-alone.ts" "$root/web/dist" "$root/build/page-alone" &&
    node "$root/bindings/npm/build.mjs" "$root/build/page-alone" "$root/build/npm/package"
}

# Builds the Python package and installs it into .venv, whose packages are pinned by hashes. requirements.txt lists all of them,
# because --no-deps keeps pip from installing dependencies of unused features.
build_python() {
  local lock
  lock=$(sha256sum <"$root/bindings/python/requirements.txt")
  if [[ $(cat "$root/.venv/.installed-from" 2>/dev/null) != "$lock" ]]; then
    rm -rf "$root/.venv"
    if ! /usr/bin/python3 -m venv "$root/.venv" ||
      ! "$root/.venv/bin/pip" install --no-deps --require-hashes -r "$root/bindings/python/requirements.txt"; then
      say "The packages from PyPI in bindings/python/requirements.txt could not be installed."
      return 1
    fi
    printf '%s\n' "$lock" >"$root/.venv/.installed-from"
  fi
  # Builds the wheel from the source distribution, so that both are tested.
  rm -rf "$root/build/wheel" "$root/build/sdist"
  local -r archive='import sys, build_backend; build_backend.build_sdist(sys.argv[1])'
  mkdir -p "$root/build/sdist/unpacked" &&
    (cd "$root/bindings/python" && "$root/.venv/bin/python" -c "$archive" "$root/build/sdist") &&
    tar -xf "$root"/build/sdist/kuhhandel-*.tar.gz -C "$root/build/sdist/unpacked" --strip-components=1 || return
  prepare_python_build &&
    CMAKE_CXX_COMPILER_LAUNCHER=$root/tools/cmake/ccache.sh \
      "$root/build/python-build/bin/pip" wheel --no-build-isolation --no-deps --no-index -w "$root/build/wheel" "$root/build/sdist/unpacked" &&
    "$root/.venv/bin/pip" install --no-deps --no-index --force-reinstall "$root"/build/wheel/kuhhandel-*.whl
}

# Creates a virtual environment with only the build requirements of pyproject.toml, as pip does for users. Its path is fixed, so
# that ccache finds earlier results.
prepare_python_build() {
  local -r folder=$root/build/python-build read='import sys, tomllib; print(*tomllib.load(sys.stdin.buffer)["build-system"]["requires"], sep="\n")'
  local needed
  needed=$("$root/.venv/bin/python" -c "$read" <"$root/bindings/python/pyproject.toml") || return
  if [[ $(cat "$folder/.installed-from" 2>/dev/null) == "$needed" ]]; then return; fi
  rm -rf "$folder"
  /usr/bin/python3 -m venv "$folder" &&
    grep -v '^ ' "$root/bindings/python/requirements.txt" | sed 's/ .*//' >"$folder/pins.txt" &&
    mapfile -t needed <<<"$needed" &&
    "$folder/bin/pip" install -c "$folder/pins.txt" "${needed[@]}" &&
    printf '%s\n' "${needed[@]}" >"$folder/.installed-from"
}

run_npm_script() { (cd "$root/web" && npm run --silent "$@"); }

run_prettier() {
  (cd "$root/web" && node_modules/.bin/prettier --config .prettierrc.json "$@" . ../tools ../bindings/npm ../tests/{npm,deb,oci,one_file} ../.github ../.vscode ../.devcontainer)
}
