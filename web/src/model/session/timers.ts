import { steadyNow } from '../../browser/clock';

/** This page's time, which never jumps, and a timer; tests pass their own. */
export interface Timers {
  now(): number;
  later(milliseconds: number, callback: () => void): () => void;
}

export const timers: Timers = {
  now: () => steadyNow(),
  later: (milliseconds, callback) => {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
};
