import { expect, it } from 'vitest';
import { asPlayed } from './as-played';
import { scenes } from './fixtures/scenes';
import type { Snapshot } from '../wire/protocol';
import type { Model } from './model';
import { reduce } from './reduce';

const over = reduce(undefined, scenes.finished as Snapshot, 0) as Model;

it('the table is unchanged while all players are still seated', () => {
  expect(asPlayed(over)).toBe(over);
});

it('a player seated after a game is not one of its players, and one who left is', () => {
  const names = over.table.seats.map((info) => (info.kind === 'empty' ? '' : info.name));
  const mine = over.you.seat ?? 0;
  const seats = over.table.seats.map((info, seat) =>
    seat === mine ? { kind: 'person' as const, name: 'Jonas', away: false, lag: 0 } : info,
  );

  const played = asPlayed({ ...over, table: { ...over.table, seats, played_by: names } });

  expect(played.you.seat).toBeNull();
  expect(played.table.seats.map((info) => (info.kind === 'empty' ? '' : info.name))).toEqual(names);
});
