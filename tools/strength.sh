#!/usr/bin/env bash
# Measures the bots and writes the end of docs/measured/bots.md. Takes hours; may be interrupted, and then resumes. KUHHANDEL_BLOCKS
# sets the number of deals per line-up.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
source "$root/tools/steps.sh"
source "$root/tools/setup.sh"
source "$root/tools/build.sh"

page=$root/docs/measured/bots.md
fresh=$root/.cache/bots.md
blocks=${KUHHANDEL_BLOCKS:-2000}
kept=$root/.cache/strength
mark='<!-- What follows is measured: make strength -->'

kuhhandel() { "$root/build/release/kuhhandel" "$@"; }

# rows LINE-UP: prints the first bot of an arena's report (standard input) as a table row.
rows() {
  node --input-type=module --eval '
    const report = JSON.parse(await new Response(process.stdin).text());
    const percent = (part) => (100 * part).toFixed(1);
    const short = (number) => String(Number(number.toPrecision(2)));
    for (const bot of report.bots.slice(0, 1)) {
      const [low, high] = bot.ci95.map(percent);
      const { p50, p99 } = bot.ms_per_decision;
      console.log(
        `| ${process.argv[1]} | ${report.games} | ${bot.name} | ${percent(bot.share)} % | ${low} to ${high} |` +
          ` ${bot.mean_score.toFixed(0)} | ${bot.faults} | ${short(p50)} | ${short(p99)} |`,
      );
    }' "$1"
}

# deals_of LINE-UP: prints the number of deals; line-ups with more playouts than the default play a quarter.
deals_of() {
  case $1 in
    *playouts=200* | *playouts=400*) echo "$((blocks / 4))" ;;
    *) echo "$blocks" ;;
  esac
}

# arena LINE-UP: plays it and prints a table row.
arena() {
  local -r line_up=$1 seats=$(tr -cd , <<<"$1" | wc -c) deals=$(deals_of "$1")
  kuhhandel arena --seats "$line_up" --games "$((deals * (seats + 1)))" --seed strength --json \
    --resume "$kept/${line_up//[:,=]/-}.jsonl" | rows "$line_up"
}

# table "title" "text" LINE-UP...
table() {
  printf '\n### %s\n%s\n\n' "$1" "$2"
  printf '| line-up | games | bot | share | 95 %% interval | mean score | faults | ms p50 | ms p99 |\n'
  printf '|---|---|---|---|---|---|---|---|---|\n'
  shift 2
  local line_up
  for line_up in "$@"; do arena "$line_up"; done
}

# league: plays all line-ups of two kinds of bots and prints their ratings.
league() {
  local -r bots=random,miser,collector,bluffer,blocker,farmer,trader,shark
  local -r options=(--bots "$bots" --seats 4 --pairs --games 400 --seed league)
  printf '\n### The league\nAll line-ups of two kinds at four seats, on the same deals. A rating of 400 more is ten times the chance to be ahead (Plackett 1975, Luce 1959).\n\n'
  printf '`kuhhandel league %s`\n\n```text\n' "${options[*]}"
  kuhhandel league "${options[@]}" --resume "$kept/league.jsonl"
  printf '```\n'
}

write_measured() {
  printf '## Strength\n'
  printf '`make strength` wrote this on %s: %s deals for each line-up, every deal in all rotations, one core of %s. The rows show the first bot of each line-up.\n' \
    "$(date +%F)" "$blocks" "$(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo | head -n 1)"
  printf 'Times are per decision, on a machine that did other work; strength does not depend on them.\n'
  table "Farmer" "Alone against three random bots." farmer,random,random,random
  table "Trader" "Alone against three of each." \
    trader,farmer,farmer,farmer trader,miser,miser,miser trader,collector,collector,collector \
    trader,bluffer,bluffer,bluffer trader,blocker,blocker,blocker
  table "Shark" "Alone against different farmers, against farmers at 3, 4 and 5 seats, and against traders." \
    shark,farmer,bluffer,blocker shark,miser,collector,farmer shark,farmer,farmer shark,farmer,farmer,farmer \
    shark,farmer,farmer,farmer,farmer shark,trader,trader,trader
  table "More playouts" "Against three farmers; the default is 100 playouts." \
    shark:playouts={25,50},farmer,farmer,farmer shark,farmer,farmer,farmer \
    shark:playouts={200,400},farmer,farmer,farmer
  league
}

set_up run
step strength-build "Building" build_cpp release kuhhandel
mkdir -p "$kept"
{
  sed "/^$mark\$/q" "$page"
  write_measured
} >"$fresh"
mv "$fresh" "$page"
say "Written: docs/measured/bots.md"
