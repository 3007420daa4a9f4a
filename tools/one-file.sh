#!/usr/bin/env bash
# one-file.sh PROGRAM CLIENT FILE: makes FILE, the program that carries the built client (web/dist) inside, and the documents
# that people look up (tools/site.mjs). Nothing is compiled: the program comes first, then these files (tools/client-pack.mjs).
# The same input gives the same bytes; stripping such a FILE takes the client out of it again.
set -euo pipefail

(($# == 3)) || { echo "usage: tools/one-file.sh PROGRAM CLIENT FILE" >&2; exit 2; }
program=$(realpath "$1") client=$2 file=$(realpath "$3")
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
[[ -f $client/index.html ]] || { echo "There is no built client in $client: npm run build in web/." >&2; exit 1; }
export PATH="$root/.node/bin:$PATH"

parts=$(mktemp -d)
trap 'rm -rf "$parts"' EXIT
cp -r "$client" "$parts/pages"
node "$root/tools/site.mjs" "$parts/pages/docs" --game ../rules --carried --packed
node "$root/tools/client-pack.mjs" "$program" "$parts/pages" "$parts/pack"
cat "$program" "$parts/pack" >"$parts/file"
chmod 755 "$parts/file"
mv "$parts/file" "$file"
