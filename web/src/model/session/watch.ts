/** This browser's time and a timer; tests pass their own. */
export interface Watch {
  now(): number;
  later(milliseconds: number, act: () => void): () => void;
}

export const watch: Watch = {
  now: () => Date.now(),
  later: (milliseconds, act) => {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  },
};
