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

# Leaves out passed tests, because failures matter.
show_end_of() {
  say "--- the end of .cache/$1.log"
  sed '/^ *Start *[0-9]*: /d; / Passed  *[0-9.]* sec$/d; /^ok /d' "$logs/$1.log" | tail -n "${2:-25}"
  say "---"
}

# step NAME "what it does" COMMAND...: ends the script if the command fails.
step() {
  local -r name=$1 what=$2 began=$SECONDS
  local status=0
  printf '%s ... ' "$what"
  logged "$name" "${@:3}" || status=$?
  end_step "$name" "$what" "$began" "$status"
}

# begin NAME COMMAND...: a step in the background. `finish_step NAME "what it does"` waits for it; the end of the script ends it
# too, because it has its own process group.
declare -A begun began
begin() {
  began[$1]=$SECONDS
  trap stop_begun EXIT
  set -m
  { logged "$@" || exit; } &
  set +m
  begun[$1]=$!
}

finish_step() {
  local -r name=$1 what=$2
  local status=0
  printf '%s ... ' "$what"
  wait "${begun[$name]}" || status=$?
  unset "begun[$name]"
  end_step "$name" "$what" "${began[$name]}" "$status"
}

stop_begun() {
  local group
  for group in "${begun[@]}"; do kill -- "-$group" 2>/dev/null || true; done
}

end_step() {
  local -r name=$1 what=$2 began=$3 status=$4
  if ((status == 0)); then
    say "done ($((SECONDS - began)) s)"
    return
  fi
  say "failed"
  show_end_of "$name"
  fail "$what: failed; the whole log is .cache/$name.log"
}
