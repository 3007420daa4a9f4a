import { describe, expect, it } from 'vitest';
import { de, en } from '../parts/i18n/fixtures/languages';
import type { GameEvent } from '../wire/protocol';
import { latestVerdict, pressesSoFar } from '../model/race';

const cleo = { you: false, name: 'Cleo' };

const press = (seat: number): GameEvent => ({ name: 'pressed', seat, count: 6 });
const judged = (seat: number, after: number) => ({ seat, count: 6, after, lag: 15, credit: 20 });
const verdict: GameEvent = { name: 'verdict', presses: [judged(1, 0), judged(2, 38)], drawn: false };
const claimed: GameEvent = { name: 'claimed', seat: 1, count: 6 };
const bid = (seat: number, after: number) => ({ seat, amount: 90, after, lag: 15, credit: 20 });
const ofBids: GameEvent = { name: 'verdict', presses: [bid(1, 0), bid(2, 38)], drawn: false };
const raised: GameEvent = { name: 'raised', seat: 1, amount: 90 };

describe('a race', () => {
  it('shows all presses until the verdict', () => {
    expect(pressesSoFar([press(1), press(2)])).toEqual([press(1), press(2)]);
    expect(pressesSoFar([press(1), press(2), verdict, claimed])).toEqual([]);
  });

  it('shows the verdict over bids until the game continues', () => {
    expect(latestVerdict([ofBids, raised])).toEqual(ofBids);
    expect(latestVerdict([ofBids, raised, { name: 'knocked', to: 1, amount: 90 }])).toBeUndefined();
  });

  it('leaves the verdict over claims to the stage', () => {
    expect(latestVerdict([press(1), press(2), verdict, claimed])).toBeUndefined();
  });

  it('shows no text for a race of one', () => {
    expect(latestVerdict([{ ...ofBids, presses: [bid(1, 0)] }, raised])).toBeUndefined();
  });

  it('is shown with the times', () => {
    const ben = { you: false, name: 'Ben' };
    expect(en.race.verdict(ben, false, en.race.laterBy(cleo, 38))).toBe('Ben was first; Cleo 38 ms later.');
    expect(de.race.verdict({ you: true, name: '' }, true, de.race.laterBy(cleo, 38))).toBe(
      'Das Los entschied: du; Cleo 38 ms später.',
    );
  });
});

it('shows for a drawn winner that others were earlier', () => {
  const ben = { you: false, name: 'Ben' };
  expect(en.race.verdict(ben, true, en.race.earlierBy(cleo, 38))).toBe(
    'Drawn by lot: Ben; Cleo 38 ms earlier.',
  );
});

it('names no first player in a dead heat (C7.1)', () => {
  const ben = { you: false, name: 'Ben' };
  const lena = { you: true, name: 'Lena' };
  expect(en.race.verdict(lena, true, en.race.sameTime(ben))).toBe('Drawn by lot: you; Ben at the same time.');
  expect(de.race.verdict(lena, true, de.race.sameTime(ben))).not.toMatch(/zuerst|erste/);
});
