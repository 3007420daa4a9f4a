import { describe, expect, it } from 'vitest';
import { scenes } from '../../model/fixtures/scenes';
import type { Model } from '../../model/model';
import { reduce } from '../../model/reduce';
import type { GameEvent, Snapshot } from '../../wire/protocol';
import { flightsOf } from './flight';

const before = reduce(undefined, scenes['waits'] as Snapshot, 0) as Model;
const moves = (...events: GameEvent[]) =>
  flightsOf(reduce(before, { type: 'step', version: before.version + 1, now: 0, events }, 0) as Model);
const trade = { challenger: 1, challenged: 2 };

describe('cards in flight', () => {
  it('the sold card moves to the winner, the money cards the other way, face up if public', () => {
    expect(
      moves(
        { name: 'paid', payer: 2, payee: 1, open: true, cards: 2, money: { 50: 1, 10: 1 } },
        { name: 'took', seat: 2, animal: 'cow', count: 1, from: null },
      ),
    ).toMatchObject([
      { what: 'money', from: 'purse-2', to: 'purse-1', cards: [50, 10] },
      { what: 'animals', from: 'card', to: 'seat-2', animal: 'cow' },
    ]);
  });

  it('a closed payment shows the right number of backs (C4.7)', () => {
    expect(moves({ name: 'paid', payer: 2, payee: 1, open: false, cards: 3 })).toMatchObject([
      { cards: [null, null, null] },
    ]);
  });

  it('the piles of a trade cross, face down for spectators (C6.6)', () => {
    const [offer, counter] = [{ cards: 2 }, { cards: 1 }];
    const crossing = { to_challenger: counter, to_challenged: offer };
    expect(moves({ name: 'revealed', ...trade, winner: 1, offer, counter, ...crossing })).toMatchObject([
      { from: 'laid-1', to: 'purse-2', cards: [null, null] },
      { from: 'laid-2', to: 'purse-1', cards: [null] },
    ]);
  });

  it('cards that are not exchanged return to their owner (C6.8)', () => {
    const offer = { cards: 3, money: { 0: 2, 100: 1 } };
    const counter = { cards: 1, money: { 50: 1 } };
    const crossing = {
      to_challenger: { cards: 0, money: {} },
      to_challenged: { cards: 1, money: { 100: 1 } },
    };
    expect(moves({ name: 'revealed', ...trade, winner: 1, offer, counter, ...crossing })).toMatchObject([
      { from: 'laid-1', to: 'purse-2', cards: [100] },
      { from: 'laid-1', to: 'purse-1', cards: [0, 0] },
      { from: 'laid-2', to: 'purse-2', cards: [50] },
    ]);
  });

  it('an offer with a concealed count shows one back (C6.4)', () => {
    expect(moves({ name: 'offered', challenger: 1, round: 1 })).toMatchObject([{ cards: [null] }]);
  });

  it('both animals of a challenge move to the middle', () => {
    expect(moves({ name: 'challenged', ...trade, animal: 'pig', cards: 1 })).toMatchObject([
      { from: 'seat-1', to: 'card' },
      { from: 'seat-2', to: 'card' },
    ]);
  });

  it('a payday moves a money card to everyone (C5.1)', () => {
    const paid = moves({ name: 'payday', animal: 'donkey', time: 2, value: 100 });
    expect(paid).toHaveLength(before.view?.seats ?? 0);
    expect(paid[0]).toMatchObject({ what: 'money', to: 'purse-0', cards: [100] });
  });
});
