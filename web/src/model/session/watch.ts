import { steadyNow } from '../../browser/clock';

/** This page's time, which never jumps, and a timer; tests pass their own. */
export interface Watch {
  now(): number;
  later(milliseconds: number, act: () => void): () => void;
}

export const watch: Watch = {
  now: () => steadyNow(),
  later: (milliseconds, act) => {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  },
};
