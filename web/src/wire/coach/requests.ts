import type { ModuleProblem } from '../../browser/webassembly';
import type { Seat } from '../protocol';

/** The single request that the page sends to the coach's worker. */
export interface CoachRequest {
  /** The text of the record file. */
  readonly record: string;
  readonly seat: Seat;
  /** Number of worlds imagined for each judgement; more distinguish smaller differences. */
  readonly worlds: number;
}

export type FromCoach =
  | { readonly done: number; readonly of: number }
  | { readonly answer: string }
  | { readonly broken: string; readonly problem?: ModuleProblem | undefined };
