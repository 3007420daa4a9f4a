import type { Seat } from '../protocol';

/** What the page asks of the coach's worker, once. */
export interface CoachRequest {
  /** The text of its file. */
  readonly record: string;
  readonly seat: Seat;
  /** Imagined for each judgement; more tell smaller differences apart. */
  readonly worlds: number;
}

export type FromCoach =
  | { readonly done: number; readonly of: number }
  | { readonly answer: string }
  | { readonly broken: string };
