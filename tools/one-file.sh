#!/usr/bin/env bash
# one-file.sh PROGRAM CLIENT FILE: makes FILE, the program that carries the built client (web/dist) inside, and the documents
# that people look up (tools/site.mjs). Nothing is compiled: the program comes first, then these files, then the line by
# which it finds them (server/client_files.cpp). The same input gives the same bytes; stripping such a FILE takes the client out of it again.
set -euo pipefail

(($# == 3)) || { echo "usage: tools/one-file.sh PROGRAM CLIENT FILE" >&2; exit 2; }
program=$(realpath "$1") client=$2 file=$(realpath "$3")
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
[[ -f $client/index.html ]] || { echo "There is no built client in $client: npm run build in web/." >&2; exit 1; }
export PATH="$root/.node/bin:$PATH"

parts=$(mktemp -d)
trap 'rm -rf "$parts"' EXIT
# Of what is there zipped, the program makes the plain form itself.
cp -r "$client" "$parts/pages"
node "$root/tools/site.mjs" "$parts/pages/docs" --game ../rules --carried --packed
cd "$parts/pages"
# Brotli where it spares whoever fetches it two kilobytes or more; of modules and documents it would make the file much larger.
find . -type f ! -name .built-from ! -name '*.wasm.br' ! -path './docs/*.br' -printf '%s %p\n' |
  awk '{ size[$2] = $1 } END { for (path in size) { gzip = path; sub(/\.br$/, ".gz", gzip); if (gzip == path || size[gzip] - size[path] >= 2000) print path } }' |
  sort >"$parts/files"
grep '\.gz$' "$parts/files" | sed 's/\.gz$//' >"$parts/zipped"
grep -vxF -f "$parts/zipped" "$parts/files" >"$parts/packed"
mapfile -t packed < <(cut -c 3- "$parts/packed")
(stat -c '%s %n' -- "${packed[@]}" && echo && cat -- "${packed[@]}") >"$parts/client"
printf 'kuhhandel-client%15d\n' "$(stat -c %s "$parts/client")" >"$parts/last-line"
cat "$program" "$parts/client" "$parts/last-line" >"$parts/file"
chmod 755 "$parts/file"
mv "$parts/file" "$file"
