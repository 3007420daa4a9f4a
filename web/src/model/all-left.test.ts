import { expect, it } from 'vitest';
import type { SeatInfo } from '../wire/protocol';
import { haveAllLeft } from './all-left';
import { seatedAt } from './fixtures/seated';

const { model } = seatedAt('auction').session;
const here = { kind: 'person', name: 'Ben', away: false, lag: 20 } satisfies SeatInfo;
const gone = { ...here, away: true, stand_in: 'farmer' } satisfies SeatInfo;
const bot = { kind: 'bot', name: 'Otto', bot: 'farmer' } satisfies SeatInfo;

it('all others have left once bots play for all of them', () => {
  if (model === undefined) throw new Error('there is a game');
  const at = (...seats: SeatInfo[]) =>
    haveAllLeft({
      ...model,
      you: { ...model.you, seat: 0 },
      table: { ...model.table, seats, state: 'running' },
    });

  expect(at(here, gone, bot)).toBe(true);
  expect(at(here, gone, here)).toBe(false);
  expect(at(here, { ...here, away: true }, bot)).toBe(false);
  expect(at(here, bot, bot)).toBe(false);
});
