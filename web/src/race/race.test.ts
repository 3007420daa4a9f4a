import { describe, expect, it } from 'vitest';
import { de } from '../messages/de';
import { en } from '../messages/en';
import type { GameEvent } from '../wire/protocol';
import { latestVerdict, pressesSoFar } from './race';

const press = (seat: number): GameEvent => ({ name: 'pressed', seat, count: 6 });
const judged = (seat: number, after: number) => ({ seat, count: 6, after, path: 15, credit: 20 });
const verdict: GameEvent = { name: 'verdict', presses: [judged(1, 0), judged(2, 38)], drawn: false };
const claimed: GameEvent = { name: 'claimed', seat: 1, count: 6 };
const sold: GameEvent = { name: 'claim_sold', auctioneer: 0, claimant: 1, count: 6 };

describe('a race', () => {
  it('shows all hands until the verdict', () => {
    expect(pressesSoFar([press(1), press(2)])).toEqual([press(1), press(2)]);
    expect(pressesSoFar([press(1), press(2), verdict, claimed])).toEqual([]);
  });

  it('shows the verdict until the game goes on', () => {
    expect(latestVerdict([press(1), press(2), verdict, claimed])).toEqual(verdict);
    expect(latestVerdict([press(1), press(2), verdict, claimed, sold])).toBeUndefined();
  });

  it('makes no words of a race of one', () => {
    expect(latestVerdict([press(1), { ...verdict, presses: [judged(1, 0)] }, claimed])).toBeUndefined();
  });

  it('is told with the times', () => {
    const ben = { you: false, name: 'Ben' };
    const others = [{ name: 'Cleo', after: 38 }];
    expect(en.race.verdict(ben, others, false)).toBe('Ben was first; Cleo 38 ms later.');
    expect(de.race.verdict({ you: true, name: '' }, others, true)).toBe(
      'Du warst zuerst da, durch das Los; Cleo 38 ms später.',
    );
  });
});
