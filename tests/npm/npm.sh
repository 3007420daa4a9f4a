#!/usr/bin/env bash
# The npm package as others get it: packed, installed without a network into an empty project, and used there by the example of
# its page, by its types, by a bundler and by `npx`. The last line is 'N passed, N failed'.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
tools=$root/web/node_modules/.bin
project=$(mktemp -d)
trap 'rm -rf "$project"' EXIT
passed=0
failed=0

say() { printf '%s\n' "$*"; }

# holds "what" COMMAND...
holds() {
  local -r what=$1
  shift
  if "$@"; then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
    say "not ok: $what"
  fi
}

# counted COMMAND...: its output has the number of passed tests, as 'N passed, N failed' or in node's format.
counted() {
  local good bad
  "$@" 2>&1 | tee "$project/counted" || true
  good=$(sed -n 's/^# pass \([0-9]*\)$/\1/p; s/^\([0-9]*\) passed, [0-9]* failed$/\1/p' "$project/counted")
  bad=$(sed -n 's/^# fail \([0-9]*\)$/\1/p; s/^[0-9]* passed, \([0-9]*\) failed$/\1/p' "$project/counted")
  passed=$((passed + ${good:-0})) failed=$((failed + ${bad:-1}))
}

example_prints() { node example.mjs | diff example.prints -; }

# The lines of the example are TypeScript too.
example_has_types() {
  cp example.mjs example.mts && "$tools/tsc" --noEmit --strict --target es2022 --lib es2022,dom --module nodenext --moduleResolution nodenext example.mts
}

# The same bots play the same games as natively: plays_alike EDITION GAMES BOT...
plays_alike() {
  local native
  native=$("$root/build/release/bot_games" "$@") && [[ $(node bot-games.mjs "$@") == "$native" ]]
}

compiles() {
  "$tools/tsc" --noEmit --strict --noUncheckedIndexedAccess --exactOptionalPropertyTypes --target es2022 --lib es2022 \
    --module "$1" --moduleResolution "$2" "${3:-consumer.ts}"
}

requires() { [[ $(node -p "require('kuhhandel').bots().length > 5") == true ]]; }
require_says_what_to_do() {
  local said
  said=$(node --no-experimental-require-module -p "require('kuhhandel')" 2>&1) || true
  [[ $said == *"Use import('kuhhandel'), or Node 22.12 or later"* ]]
}

cd "$project"
(cd "$root/build/npm/package" && npm pack --silent --pack-destination "$project")
tarball=$(echo kuhhandel-*.tgz)
cp "$tarball" again.tgz
(cd "$root/build/npm/package" && npm pack --silent --pack-destination "$project")
holds "packed twice, the same bytes" cmp "$tarball" again.tgz
say "$(stat -c '%s bytes: %n' "$tarball" "$root/build/npm/package/dist/kuhhandel.wasm")"
printf '{"name":"outside","private":true,"type":"module"}\n' >package.json
npm install --offline --silent --no-audit --no-fund "./$tarball"

node "$root/tests/npm/snippet.mjs" "$root/bindings/npm/README.md" "$project"
holds "the example prints what its page says" example_prints
cp "$root"/tests/npm/{consumer.ts,consumer.cts,jsdom.mjs,random.mjs,nonsense.mjs,bot-games.mjs,laws.test.mjs,fox.test.mjs,page.test.mjs} "$project"
holds "the example is strict TypeScript" example_has_types
holds "bots play as natively, second" plays_alike second 10 farmer trader bluffer miser random
holds "bots play as natively, master" plays_alike master 5 blocker collector farmer trader
holds "bots play as natively, the fox" plays_alike second 5 fox trader fox farmer
holds "bots play as natively, the owl" plays_alike second 1 owl:worlds=4 fox farmer
holds "bots play as natively, duel" plays_alike duel 1 shark farmer
holds "types, as Node reads packages" compiles nodenext nodenext
holds "types, as bundlers read packages" compiles esnext bundler
holds "types, as Node 16 reads packages" compiles node16 node16
holds "types, of CommonJS" compiles node16 node16 consumer.cts
holds "require, where Node can load ES modules by it" requires
holds "require, where it cannot" require_says_what_to_do
holds "a browser imitated on Node, as by Jest with jsdom" node --disable-warning=ExperimentalWarning --experimental-vm-modules jsdom.mjs
holds "publint" "$tools/publint" run --strict --pack false "$project/node_modules/kuhhandel"
holds "are the types wrong" "$tools/attw" "$tarball" --profile esm-only --no-emoji --no-color
KUHHANDEL=$root counted node --test --test-reporter=tap laws.test.mjs fox.test.mjs page.test.mjs
counted node "$root/tests/npm/bundle.mjs" "$root/web/node_modules/vite/dist/node/index.js" "$project"
say "$passed passed, $failed failed"
((failed == 0))
