#!/usr/bin/env bash
# one-file.sh PROGRAM CLIENT FILE: writes FILE, the program with the built client (web/dist) and the documents (tools/site.mjs)
# appended as an archive (tools/client-pack.mjs). The output is reproducible. `strip` would remove the archive again.
set -euo pipefail

(($# == 3)) || { echo "usage: tools/one-file.sh PROGRAM CLIENT FILE" >&2; exit 2; }
program=$(realpath "$1") client=$2 file=$(realpath "$3")
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
[[ -f $client/index.html ]] || { echo "$client has no built client. Run npm run build in web/." >&2; exit 1; }
export PATH="$root/.node/bin:$PATH"

parts=$(mktemp -d)
trap 'rm -rf "$parts"' EXIT
cp -r "$client" "$parts/pages"
node "$root/tools/site.mjs" "$parts/pages/docs" --game ../rules --embedded --packed
node "$root/tools/client-pack.mjs" "$program" "$parts/pages" "$parts/pack"
cat "$program" "$parts/pack" >"$parts/file"
chmod 755 "$parts/file"
mv "$parts/file" "$file"
