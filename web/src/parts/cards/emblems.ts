import type { Seat } from '../../wire/protocol';

const emblems = ['clover', 'bell', 'shoe', 'wheat', 'churn', 'boot'] as const;
export type EmblemName = (typeof emblems)[number];

/** A seat keeps its emblem and colour for as long as the table stands, whoever looks at it. */
export const emblemOf = (seat: Seat): EmblemName => emblems[seat % emblems.length] ?? 'clover';
