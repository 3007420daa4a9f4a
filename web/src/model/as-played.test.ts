import { expect, it } from 'vitest';
import { asPlayed } from './as-played';
import { scenes } from './fixtures/scenes';
import type { Snapshot } from '../wire/protocol';
import type { Model } from './model';
import { reduce } from './reduce';

const over = reduce(undefined, scenes.finished as Snapshot, 0) as Model;

it('while all sit there still, the table is what it is', () => {
  expect(asPlayed(over)).toBe(over);
});

it('whoever sits down after a game is none of its players, and whoever has left it is', () => {
  const names = over.table.seats.map((info) => (info.kind === 'empty' ? '' : info.name));
  const mine = over.you.seat ?? 0;
  const seats = over.table.seats.map((info, seat) =>
    seat === mine ? { kind: 'person' as const, name: 'Jonas', away: false, lag: 0 } : info,
  );

  const played = asPlayed({ ...over, table: { ...over.table, seats, played_by: names } });

  expect(played.you.seat).toBeNull();
  expect(played.table.seats.map((info) => (info.kind === 'empty' ? '' : info.name))).toEqual(names);
});
