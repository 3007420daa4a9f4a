// Assertions for tests outside the usual frameworks: counts successes and prints failures.

let good = 0;
let bad = 0;

export function holds(what, is) {
  if (is) good += 1;
  else {
    bad += 1;
    console.log(`failed: ${what}`);
  }
}

/** Prints 'N passed, N failed', and sets the exit status. */
export function reportResults() {
  console.log(`${good} passed, ${bad} failed`);
  process.exitCode = bad === 0 ? 0 : 1;
}
