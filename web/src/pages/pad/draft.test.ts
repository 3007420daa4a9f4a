// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { editionOf } from '../../model/fixtures/edition-files';
import * as pad from './draft';

const master = editionOf('master');
const evening = pad.newDraft(master, ['Anna', 'Ben', 'Cleo'], '2026-11-21');

/** Anna's evening of C9.7. */
const annas = () => {
  let draft = evening;
  for (const animal of ['goose', 'dog', 'cow']) draft = pad.tapQuartet(draft, master, 0, animal);
  for (const animal of ['dog', 'horse']) draft = pad.tapPedigree(draft, 0, animal);
  return pad.exclude(pad.tapRats(draft, master, 0), 0, 'goose');
};

describe('a game that is being entered', () => {
  it('makes the sheet of the worked example (C9.7)', () => {
    const draft = pad.setAmount(
      { ...annas(), rules: { ...annas().rules, money_counts: true } },
      0,
      'money',
      430,
    );

    expect(pad.sheetOf(draft, master)).toEqual({
      edition: 'master',
      rules: { money_counts: true },
      players: [
        {
          name: 'Anna',
          quartets: ['goose', 'dog', 'cow'],
          pedigrees: ['dog', 'horse'],
          rats: 4,
          excluded: 'goose',
          money: 430,
        },
        { name: 'Ben', quartets: [], pedigrees: [] },
        { name: 'Cleo', quartets: [], pedigrees: [] },
      ],
    });
  });

  it('gives a quartet to one player only', () => {
    const moved = pad.tapQuartet(annas(), master, 1, 'cow');

    expect(pad.ownerOf(moved, 'cow')).toBe(1);
    expect(moved.players[0]?.quartets).toEqual(['goose', 'dog']);
    expect(pad.ownerOf(pad.tapQuartet(moved, master, 1, 'cow'), 'cow')).toBe(-1);
  });

  it('drops an exclusion that no longer holds (C9.4)', () => {
    expect(pad.tapQuartet(annas(), master, 0, 'goose').players[0]?.excluded).toBeUndefined();
    expect(pad.tapRats(annas(), master, 1).players[0]?.excluded).toBeUndefined();
  });

  it('drops the bonus card with its pair (C9.3)', () => {
    const first = editionOf('first');
    let draft = pad.newDraft(first, ['Anna', 'Ben', 'Cleo'], '2026-11-21');
    for (const animal of ['cat', 'dog']) draft = pad.tapQuartet(draft, first, 0, animal);
    draft = pad.tapBonus(draft, 0);

    expect(pad.sheetOf(draft, first).players[0]?.bonus).toBe(true);
    expect(pad.tapQuartet(draft, first, 0, 'cat').players[0]?.bonus).toBe(false);
  });

  it('omits fields that another edition lacks', () => {
    const plain = pad.sheetOf(pad.changeEdition(annas(), editionOf('second')), editionOf('second'));

    expect(plain.players[0]).toEqual({ name: 'Anna', quartets: ['goose', 'dog', 'cow'] });
  });

  it('may contain only the points', () => {
    const draft = pad.setAmount({ ...evening, onlyPoints: true }, 1, 'points', 2460);

    expect(pad.sheetOf(draft, master).players.map(({ points }) => points)).toEqual([0, 2460, 0]);
  });

  it('is restored from a saved game unchanged', () => {
    const sheet = pad.sheetOf(annas(), master);
    const saved = {
      id: 7,
      date: '2026-11-21',
      place: '',
      note: '',
      sheet,
      scored: { players: [], winners: [] },
    };

    expect(pad.sheetOf(pad.draftOf(saved, master), master)).toEqual(sheet);
    expect(pad.draftOf(saved, master).game).toBe(7);
  });

  it('is complete with as many players as the edition needs', () => {
    const second = editionOf('second');
    const names = ['Anna', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fritz'];
    const complete = names.map((_, last) =>
      pad.isComplete(pad.newDraft(second, names.slice(0, last + 1), '2026-11-21'), second),
    );
    expect(complete).toEqual([false, false, true, true, true, false]);
  });

  it('is dated by the local calendar', () => {
    expect(pad.today(new Date(2026, 0, 2, 23, 30))).toBe('2026-01-02');
  });
});

describe('the undoable step', () => {
  it('names its player and its subject', () => {
    const dogs = pad.tapQuartet(evening, master, 1, 'dog');
    expect(pad.stepBetween(evening, dogs)).toEqual({ of: 'quartet', name: 'Ben', animal: 'dog' });
    const moved = pad.tapQuartet(dogs, master, 0, 'dog');
    expect(pad.stepBetween(dogs, moved)).toEqual({ of: 'quartet', name: 'Anna', animal: 'dog' });
    expect(pad.stepBetween(moved, dogs)).toEqual({ of: 'quartet', name: 'Ben', animal: 'dog' });
    expect(pad.stepBetween(dogs, pad.tapRats(dogs, master, 2))).toEqual({ of: 'rats', name: 'Cleo' });
    expect(pad.stepBetween(dogs, { ...dogs, note: 'late' })).toEqual({ of: 'note' });
    expect(pad.stepBetween(dogs, pad.changeEdition(dogs, editionOf('second')))).toEqual({ of: 'edition' });
  });
});
