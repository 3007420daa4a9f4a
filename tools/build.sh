# Building, for ./play, ./test and make. Sourced after steps.sh. These run where `set -e` is off (a step looks at their
# status), so each says itself when it ends early.

# ./play builds two trees side by side: a compiler for each core in each is what small machines have memory for.
CMAKE_BUILD_PARALLEL_LEVEL=$(nproc)
export CMAKE_BUILD_PARALLEL_LEVEL

# What ./test adds to every configuration.
strictly=()

# build_cpp PRESET TARGET...
build_cpp() {
  local -r preset=$1
  shift
  (cd "$root" && cmake --preset "$preset" "${strictly[@]}" && cmake --build --preset "$preset" --target "$@")
}

# The hash of everything the built client depends on.
web_inputs() {
  (cd "$root" && find web docs/protocol.schema.json editions src/players/neural/*.khn1 build/wasm/local-table.wasm build/wasm/coach.wasm \
    build/wasm/pad.wasm \
    \( -name node_modules -o -path web/dist \) -prune -o -type f -print0 |
    sort -z | xargs -0 sha256sum | sha256sum)
}

# Each mark is inside the folder that it describes, so that deleting or rebuilding the folder removes the mark too.
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
  install_web && in_web module || return
  if web_is_built; then return; fi
  (cd "$root/web" && npm run build) || return
  web_inputs >"$root/web/dist/.built-from"
}

# The package for npm before it is packed, with the page that `npx kuhhandel` serves.
build_npm() {
  build_cpp wasm game && build_web || return
  node "$root/web/tools/page-alone.ts" "$root/web/dist" "$root/build/page-alone" &&
    node "$root/bindings/npm/build.mjs" "$root/build/page-alone" "$root/build/npm/package"
}

# The package for Python, in a virtual environment whose packages are pinned by their hashes: all that are needed, so that
# none is fetched which others would bring for what is not used here.
build_python() {
  local lock
  lock=$(sha256sum <"$root/bindings/python/requirements.txt")
  if [[ $(cat "$root/.venv/.installed-from" 2>/dev/null) != "$lock" ]]; then
    rm -rf "$root/.venv"
    if ! /usr/bin/python3 -m venv "$root/.venv" ||
      ! "$root/.venv/bin/pip" install --no-deps --require-hashes -r "$root/bindings/python/requirements.txt"; then
      say "The Python package is built with packages from PyPI (bindings/python/requirements.txt), which could not be had."
      return 1
    fi
    printf '%s\n' "$lock" >"$root/.venv/.installed-from"
  fi
  # From the archive of sources, so that both are tried that others get.
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

# A virtual environment with what pyproject.toml says that a build needs, and nothing else, as pip makes one for users. It
# stays at one path, so that ccache recognizes its headers.
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

in_web() { (cd "$root/web" && npm run --silent "$@"); }

prettier_over_scripts() {
  (cd "$root/web" && node_modules/.bin/prettier --config .prettierrc.json "$@" . ../tools ../bindings/npm ../tests/{npm,deb,oci,one_file} ../.github ../.vscode ../.devcontainer)
}
