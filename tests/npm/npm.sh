#!/usr/bin/env bash
# Tests the packed npm package: installs it without network in an empty project, and uses it there with the example of its README,
# its types, a bundler and `npx`. The last line is 'N passed, N failed'.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
tools=$root/web/node_modules/.bin
project=$(mktemp -d)
trap 'rm -rf "$project"' EXIT
passed=0
failed=0

say() { printf '%s\n' "$*"; }

# holds TITLE COMMAND...: counts the status of the command as a test.
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

# counted COMMAND...: adds the numbers of tests in the output, as 'N passed, N failed' or in node's format.
counted() {
  local good bad
  "$@" 2>&1 | tee "$project/counted" || true
  good=$(sed -n 's/^# pass \([0-9]*\)$/\1/p; s/^\([0-9]*\) passed, [0-9]* failed$/\1/p' "$project/counted")
  bad=$(sed -n 's/^# fail \([0-9]*\)$/\1/p; s/^[0-9]* passed, \([0-9]*\) failed$/\1/p' "$project/counted")
  passed=$((passed + ${good:-0})) failed=$((failed + ${bad:-1}))
}

example_prints() { node example.mjs | diff example.prints -; }

# The example must also compile as TypeScript.
example_has_types() {
  cp example.mjs example.mts && "$tools/tsc" --noEmit --strict --target es2022 --lib es2022,dom --module nodenext --moduleResolution nodenext example.mts
}

# plays_alike EDITION GAMES BOT...: the bots must play the same games as the native program.
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
holds "packing is reproducible" cmp "$tarball" again.tgz
say "$(stat -c '%s bytes: %n' "$tarball" "$root/build/npm/package/dist/kuhhandel.wasm")"
printf '{"name":"outside","private":true,"type":"module"}\n' >package.json
npm install --offline --silent --no-audit --no-fund "./$tarball"

node "$root/tests/npm/snippet.mjs" "$root/bindings/npm/README.md" "$project"
holds "the example prints the output in the README" example_prints
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
holds "require in Node versions that support it for ES modules" requires
holds "require in other Node versions explains what to do" require_says_what_to_do
holds "a simulated browser on Node, as in Jest with jsdom" node --disable-warning=ExperimentalWarning --experimental-vm-modules jsdom.mjs
holds "publint" "$tools/publint" run --strict --pack false "$project/node_modules/kuhhandel"
holds "are the types wrong" "$tools/attw" "$tarball" --profile esm-only --no-emoji --no-color
KUHHANDEL=$root counted node --test --test-reporter=tap laws.test.mjs fox.test.mjs page.test.mjs
counted node "$root/tests/npm/bundle.mjs" "$root/web/node_modules/vite/dist/node/index.js" "$project"
say "$passed passed, $failed failed"
((failed == 0))
