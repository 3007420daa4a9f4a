# How ./play and ./test speak: one line a step, the whole output in a log, its end on the screen if the step fails.
# Sourced with `root` naming the top folder.

logs="$root/.cache"
mkdir -p "$logs"

say() { printf '%s\n' "$*"; }

fail() {
  printf '%s\n' "$*" >&2
  exit 1
}

# logged NAME COMMAND...: runs the command with its output in .cache/NAME.log and keeps its exit status.
logged() {
  local -r name=$1
  shift
  "$@" >"$logs/$name.log" 2>&1 </dev/null
}

# What passed is left out, for the failures are what is looked for.
show_end_of() {
  say "--- the end of .cache/$1.log"
  sed '/^ *Start *[0-9]*: /d; / Passed  *[0-9.]* sec$/d; /^ok /d' "$logs/$1.log" | tail -n "${2:-25}"
  say "---"
}

# step NAME "what it does" COMMAND...: ends the script if the command fails.
step() {
  local -r name=$1 what=$2 began=$SECONDS
  shift 2
  printf '%s ... ' "$what"
  if ! logged "$name" "$@"; then
    say "failed"
    show_end_of "$name"
    fail "$what: failed; the whole log is .cache/$name.log"
  fi
  say "done ($((SECONDS - began)) s)"
}
