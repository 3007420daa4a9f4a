/** This browser's time and a timer; tests pass their own. */
export interface Timers {
  now(): number;
  later(milliseconds: number, act: () => void): () => void;
}

export const timers: Timers = {
  now: () => Date.now(),
  later: (milliseconds, act) => {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  },
};
