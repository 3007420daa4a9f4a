import type { Seat } from '../../wire/protocol';

const emblems = ['clover', 'bell', 'shoe', 'wheat', 'churn', 'boot'] as const;
export type EmblemName = (typeof emblems)[number];

/** A seat keeps its emblem and colour as long as the table exists, for all viewers. */
export const emblemOf = (seat: Seat): EmblemName => emblems[seat % emblems.length] ?? 'clover';
