#!/usr/bin/env bash
# Writes compile_commands.json, by which clangd and other editors know how each C++ file is compiled: configures a tree
# without batches and precompiled headers, and builds nothing.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
source "$root/tools/steps.sh"
source "$root/tools/setup.sh"

set_up test
cd "$root"
step compile-commands "Configuring the build for editors" cmake --preset editor
ln -sf build/editor/compile_commands.json compile_commands.json
