import { describe, expect, it } from 'vitest';
import { modelAt } from '../../model/fixtures/models';
import type { Model } from '../../model/model';
import { all } from 'virtual:messages/all';
import { en } from '../../parts/i18n/fixtures/languages';
import type { GameEvent, PhaseOf } from '../../wire/protocol';
import { comfortFor, comfortsOf, lastOf } from './comfort';

const model = modelAt('finished');
const phase = model.view?.phase as PhaseOf<'finished'>;
const opa = 3;
const started: GameEvent = { name: 'started', game: 1, first: 1 };
const challenge: GameEvent = { name: 'challenged', challenger: opa, challenged: 1, animal: 'pig', cards: 1 };

/** Returns the same end, with those numbers of cards in the hands, and Opa in last place. */
function ended({ cards = [5, 5, 5, 5, 5], log = [] as GameEvent[] } = {}): Model {
  return { ...model, view: model.view && { ...model.view, cards }, log };
}
const kinds = (now: Model, end = phase) => comfortsOf(opa, now, end).map(({ kind }) => kind);

describe('the consolation for the last player', () => {
  it('is absent if all have won, and may be for several players', () => {
    expect(lastOf([10, 10])).toEqual([]);
    expect(lastOf([0, 40, 0])).toEqual([0, 2]);
  });

  it('names what they did better than all others', () => {
    expect(comfortsOf(opa, ended({ cards: [5, 5, 5, 8, 5] }), phase)).toEqual([{ kind: 'cards', count: 8 }]);
    expect(kinds(ended({ log: [started, challenge, challenge] }))).toEqual(['trades']);
    const sold: GameEvent = { name: 'sold', auctioneer: 1, bidder: opa, amount: 400 };
    expect(kinds(ended({ log: [started, sold] }))).toEqual(['price']);
  });

  it('omits what others did equally well', () => {
    expect(kinds(ended({ cards: [8, 5, 5, 8, 5] }))).toEqual(['plain']);
  });

  it('is absent if this browser missed the start of the game', () => {
    expect(kinds(ended({ log: [challenge, challenge] }))).toEqual(['plain']);
  });

  it('names a close result, and the finest quartet', () => {
    const scores = [1920, 350, 2020, 300, 1480];
    const sheets = phase.sheets.map((sheet, seat) =>
      seat === opa ? { ...sheet, quartets: [{ animal: 'horse', worth: 1000 }] } : sheet,
    );
    expect(comfortsOf(opa, ended(), { ...phase, scores, sheets })).toEqual([
      { kind: 'close', points: 50, to: 1 },
      { kind: 'dearest', animal: 'horse' },
    ]);
  });

  it('has a line in every case, the same each time', () => {
    const line = () => comfortFor(opa, ended(), phase, all.en.ending, en);
    expect(all.en.ending.comfort.plain).toContain(line());
    expect(line()).toBe(line());
  });
});
