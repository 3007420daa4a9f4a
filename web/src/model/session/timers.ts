import { steadyNow } from '../../browser/clock';

/** This page's time, which never jumps, and a timer; tests pass their own. */
export interface Timers {
  now(): number;
  later(milliseconds: number, act: () => void): () => void;
}

export const timers: Timers = {
  now: () => steadyNow(),
  later: (milliseconds, act) => {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  },
};
