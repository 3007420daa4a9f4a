// Assertions for tests outside the usual frameworks: counts successes and prints failures.

let good = 0;
let bad = 0;

export function holds(what, is) {
  if (is) good += 1;
  else {
    bad += 1;
    console.log(`does not hold: ${what}`);
  }
}

/** The last line, 'N passed, N failed', and the exit status by it. */
export function tellWhatHeld() {
  console.log(`${good} passed, ${bad} failed`);
  process.exitCode = bad === 0 ? 0 : 1;
}
