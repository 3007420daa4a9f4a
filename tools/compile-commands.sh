#!/usr/bin/env bash
# Writes compile_commands.json for clangd and other editors: configures a tree without unity builds and precompiled headers, and
# builds nothing.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
source "$root/tools/steps.sh"
source "$root/tools/setup.sh"

set_up test
cd "$root"
step compile-commands "Configuring the build for editors" cmake --preset editor
ln -sf build/editor/compile_commands.json compile_commands.json
