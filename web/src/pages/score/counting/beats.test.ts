import { describe, expect, it } from 'vitest';
import { master, second } from '../../../model/fixtures/sunday';
import type { Sheet } from '../../../wire/protocol';
import { rankingOf } from '../ranking';
import { breakdownOf, type ScoreBreakdown } from '../score-breakdown';
import { lapsOf, lastFrameOf, sumAt, type Lap } from './beats';

const worths = Object.fromEntries(second.animals.map(({ id, worth }) => [id, worth]));

/** Returns the score of a player with these quartets. */
function owning(animals: readonly string[], more: Partial<Sheet> = {}): ScoreBreakdown {
  const quartets = animals.map((animal) => ({ animal, worth: worths[animal] ?? 0 }));
  const sum = quartets.reduce((so, { worth }) => so + worth, 0);
  const times = quartets.length;
  return breakdownOf({ quartets, sum, times, total: sum * times, ...more }, [], second);
}
const counted = (...breakdowns: ScoreBreakdown[]): Lap[] =>
  lapsOf(rankingOf(breakdowns.map(({ total }) => total)), breakdowns);
const kinds = (lap: Lap | undefined) => lap?.beats.map(({ kind }) => kind);
const lengths = (laps: readonly Lap[]) => laps.map(({ at, until }) => until - at);

const cat = owning(['cat']);
const horse = owning(['horse']);
const pigAndCow = owning(['pig', 'cow']);

describe('the counting', () => {
  it('goes from the last place to the first to keep the suspense', () => {
    expect(counted(horse, cat, pigAndCow).map(({ seat, rank }) => [seat, rank])).toEqual([
      [1, 3],
      [0, 2],
      [2, 1],
    ]);
  });

  it('counts tied players in seating order with the same place (C9.6)', () => {
    expect(counted(horse, cat, horse).map(({ seat, rank }) => [seat, rank])).toEqual([
      [1, 3],
      [0, 1],
      [2, 1],
    ]);
  });

  it('takes longer for the last, after a pause: 300 and 1300 to 2200 a player', () => {
    const laps = counted(horse, cat, pigAndCow, owning([]), owning(['goose']));
    expect(laps[0]?.at).toBe(300);
    expect(lengths(laps)).toEqual([1300, 1300, 1300, 1600, 2200]);
  });

  it('of five takes at most 9 s, and shows everything of each player', () => {
    const all = owning(second.animals.map(({ id }) => id));
    const half = [0, 5].map((from) => owning(second.animals.slice(from, from + 5).map(({ id }) => id)));
    for (const laps of [
      counted(all, owning([]), owning([]), owning([]), owning([])),
      counted(...half, owning([]), owning([]), owning([])),
    ]) {
      expect(laps.at(-1)?.until).toBeLessThanOrEqual(9000);
      // The place may still settle while the next lane lights up.
      for (const lap of laps) expect(lastFrameOf(lap)).toBeLessThanOrEqual(lap.until + 120);
    }
  });
});

describe('the counting of one player', () => {
  it('has the factor after the sum, and the product after the factor (C9.1)', () => {
    const [lap] = counted(pigAndCow);
    expect(kinds(lap)).toEqual(['light', 'quartet', 'quartet', 'times', 'product', 'place']);
    expect(lap?.beats.map(({ at }) => at)).toEqual([0, 160, 310, 760, 800, 1200]);
  });

  it('of Master starts with the exclusion by the rats, and ends with other pedigrees (C9.4, C9.7)', () => {
    const dogAndCow = { quartets: pigAndCow.quartets, sum: 1450, times: 2, total: 3650 };
    const sheet: Sheet = { ...dogAndCow, excluded: 'goose', pedigrees: 250, others: 250 };
    const [lap] = counted(breakdownOf(sheet, ['pig', 'horse'], master));
    expect(kinds(lap)).toEqual('light struck quartet quartet matching times product other place'.split(' '));
    expect(lap?.beats.map(({ sum }) => sum)).toEqual([0, 0, 650, 1450, 1700, 1700, 3400, 3650, 3650]);
  });

  it('of a plain edition has no factor, and its bonus card last (C9.2)', () => {
    const [lap] = counted(owning(['cat', 'dog'], { plain: true, bonus: 500, total: 750 }));
    expect(kinds(lap)).toEqual(['light', 'quartet', 'quartet', 'bonus', 'place']);
    expect(lap?.beats.at(-2)?.sum).toBe(750);
  });

  it('has the money last if it counts (C9.5)', () => {
    const [lap] = counted(owning(['cat'], { money: 430, total: 520 }));
    expect(kinds(lap)?.slice(-2)).toEqual(['money', 'place']);
  });

  it('shows no factor for zero quartets', () => {
    expect(kinds(counted(owning([]))[0])).toEqual(['light', 'place']);
  });

  it('has one beat after the other for any number of quartets', () => {
    const all = owning(second.animals.map(({ id }) => id));
    const times = counted(all)[0]?.beats.map(({ at }) => at) ?? [];
    expect(times).toEqual(times.toSorted((one, other) => one - other));
  });

  it('counts up from zero to the sum, and then to the product', () => {
    const lap = counted(pigAndCow)[0] as Lap;
    expect([0, 750, 1100, 2000].map((since) => sumAt(lap, since))).toEqual([0, 1450, 2900, 2900]);
    expect(sumAt(lap, 900)).toBeGreaterThan(1450);
    expect(sumAt(lap, 900)).toBeLessThan(2900);
  });
});
