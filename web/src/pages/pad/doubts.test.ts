// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { editionOf } from '../../model/fixtures/edition-files';
import { doubtOf, faultRefused, faultsOf, likelyDay, onlyMoney } from './doubts';
import { newDraft, setAmount, tapQuartet } from './draft';

const second = editionOf('second');
const empty = newDraft(second, ['Anna', 'Ben', 'Cleo'], '2026-11-21');
const counted = { ...empty, rules: { ...empty.rules, money_counts: true } };
const points = { ...empty, onlyPoints: true };

describe('before a game is saved', () => {
  it('is asked where nobody has an animal, whatever money was entered', () => {
    expect(doubtOf(empty)).toBe('no_animals');
    expect(onlyMoney(empty)).toBe(false);

    const money = setAmount(counted, 0, 'money', 430);
    expect(doubtOf(money)).toBe('no_animals');
    expect(onlyMoney(money)).toBe(true);

    expect(doubtOf(tapQuartet(empty, second, 1, 'cow'))).toBeUndefined();
  });

  it('is asked where just the points are written down and there are none', () => {
    expect(doubtOf(points)).toBe('no_points');
    expect(doubtOf(setAmount(points, 1, 'points', 90))).toBeUndefined();
  });
});

describe('an amount that cannot be', () => {
  it('is not in tens: it is told with what was meant, as long as it stands and counts', () => {
    const wrong = setAmount(counted, 1, 'money', 435);

    expect(faultsOf(wrong)).toEqual([
      { player: 1, field: 'money', amount: 435, kind: 'not_in_tens', likely: [430, 440] },
    ]);
    expect(faultsOf(setAmount(wrong, 1, 'money', 430))).toEqual([]);
    expect(faultsOf({ ...wrong, rules: empty.rules })).toEqual([]);
  });

  it('is more than there is, as the server finds: it is told by whose it is', () => {
    const rich = setAmount(counted, 2, 'money', 99_990);
    const refused = (field: string) =>
      faultRefused({ error: 'bad_field', message: `${field}: no`, field }, rich);

    expect(refused('players[2].money')).toMatchObject({ player: 2, kind: 'too_much', amount: 99_990 });
    expect(refused('sheet.players[2].money')?.player).toBe(2);
    expect(refused('players[2].quartets[0]')).toBeUndefined();
    expect(refused('players[0].money')).toBeUndefined();
  });
});

describe('a day that is yet to come', () => {
  const today = '2026-11-24';

  it('was probably the same day of this year, if that was there', () => {
    expect(likelyDay('2027-11-23', today)).toBe('2026-11-23');
    expect(likelyDay('2062-01-02', today)).toBe('2026-01-02');
  });

  it('was probably today otherwise', () => {
    expect(likelyDay('2026-11-25', today)).toBe(today);
    expect(likelyDay('2027-12-23', today)).toBe(today);
    expect(likelyDay('2028-02-29', today)).toBe(today);
  });

  it('is none today and before', () => {
    expect(likelyDay(today, today)).toBeUndefined();
    expect(likelyDay('1999-12-31', today)).toBeUndefined();
  });
});
