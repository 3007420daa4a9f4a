// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { editionOf } from '../../model/fixtures/edition-files';
import { doubtOf, faultRefused, faultsOf, likelyDay, onlyMoney } from './doubts';
import { newDraft, setAmount, tapQuartet } from './draft';

const second = editionOf('second');
const empty = newDraft(second, ['Anna', 'Ben', 'Cleo'], '2026-11-21');
const counted = { ...empty, rules: { ...empty.rules, money_counts: true } };
const points = { ...empty, onlyPoints: true };

describe('the check before saving a game', () => {
  it('asks if no player has an animal, regardless of the money', () => {
    expect(doubtOf(empty)).toBe('no_animals');
    expect(onlyMoney(empty)).toBe(false);

    const money = setAmount(counted, 0, 'money', 430);
    expect(doubtOf(money)).toBe('no_animals');
    expect(onlyMoney(money)).toBe(true);

    expect(doubtOf(tapQuartet(empty, second, 1, 'cow'))).toBeUndefined();
  });

  it('asks if only points were entered and there are none', () => {
    expect(doubtOf(points)).toBe('no_points');
    expect(doubtOf(setAmount(points, 1, 'points', 90))).toBeUndefined();
  });
});

describe('an impossible amount', () => {
  it('is not a multiple of ten: is reported with a suggestion while it is entered and counts', () => {
    const wrong = setAmount(counted, 1, 'money', 435);

    expect(faultsOf(wrong)).toEqual([
      { player: 1, field: 'money', amount: 435, kind: 'not_in_tens', likely: [430, 440] },
    ]);
    expect(faultsOf(setAmount(wrong, 1, 'money', 430))).toEqual([]);
    expect(faultsOf({ ...wrong, rules: empty.rules })).toEqual([]);
  });

  it('exceeds all money, as the server finds: is reported with its player', () => {
    const rich = setAmount(counted, 2, 'money', 99_990);
    const refused = (field: string) =>
      faultRefused({ error: 'bad_field', message: `${field}: no`, field }, rich);

    expect(refused('players[2].money')).toMatchObject({ player: 2, kind: 'too_much', amount: 99_990 });
    expect(refused('sheet.players[2].money')?.player).toBe(2);
    expect(refused('players[2].quartets[0]')).toBeUndefined();
    expect(refused('players[0].money')).toBeUndefined();
  });
});

describe('a day in the future', () => {
  const today = '2026-11-24';

  it('probably means the same day of this year, if that has passed', () => {
    expect(likelyDay('2027-11-23', today)).toBe('2026-11-23');
    expect(likelyDay('2062-01-02', today)).toBe('2026-01-02');
  });

  it('otherwise probably means today', () => {
    expect(likelyDay('2026-11-25', today)).toBe(today);
    expect(likelyDay('2027-12-23', today)).toBe(today);
    expect(likelyDay('2028-02-29', today)).toBe(today);
  });

  it('has no suggestion for today or earlier', () => {
    expect(likelyDay(today, today)).toBeUndefined();
    expect(likelyDay('1999-12-31', today)).toBeUndefined();
  });
});
