# Runs the steps of ./play and ./test: prints one line per step, writes the output to a log, and prints the end of the log if the
# step fails. Sourced with `root` set to the top folder.

logs="$root/.cache"
mkdir -p "$logs"

say() { printf '%s\n' "$*"; }

fail() {
  printf '%s\n' "$*" >&2
  exit 1
}

# logged NAME COMMAND...: runs the command with its output in .cache/NAME.log; returns its status.
logged() {
  local -r name=$1
  shift
  "$@" >"$logs/$name.log" 2>&1 </dev/null
}

# Omits passed tests, so that failures are visible.
show_end_of() {
  say "--- the end of .cache/$1.log"
  sed '/^ *Start *[0-9]*: /d; / Passed  *[0-9.]* sec$/d; /^ok /d' "$logs/$1.log" | tail -n "${2:-25}"
  say "---"
}

# step NAME TITLE COMMAND...: runs the command; exits if it fails.
step() {
  local -r name=$1 title=$2 began=$SECONDS
  local status=0
  printf '%s ... ' "$title"
  logged "$name" "${@:3}" || status=$?
  report_step "$name" "$title" "$began" "$status"
}

# start_step NAME COMMAND...: starts a step in the background. `finish_step NAME TITLE` waits for it. If the script exits first,
# the step's process group is killed.
declare -A step_pids step_starts
start_step() {
  step_starts[$1]=$SECONDS
  trap stop_background_steps EXIT
  set -m
  { logged "$@" || exit; } &
  set +m
  step_pids[$1]=$!
}

finish_step() {
  local -r name=$1 title=$2
  local status=0
  printf '%s ... ' "$title"
  wait "${step_pids[$name]}" || status=$?
  unset "step_pids[$name]"
  report_step "$name" "$title" "${step_starts[$name]}" "$status"
}

stop_background_steps() {
  local group
  for group in "${step_pids[@]}"; do kill -- "-$group" 2>/dev/null || true; done
}

report_step() {
  local -r name=$1 title=$2 began=$3 status=$4
  if ((status == 0)); then
    say "done ($((SECONDS - began)) s)"
    return
  fi
  say "failed"
  show_end_of "$name"
  fail "$title: failed; the whole log is .cache/$name.log"
}
