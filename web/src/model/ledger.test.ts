import { describe, expect, it } from 'vitest';
import { table } from './fixtures/sunday';
import type { GameEvent } from '../wire/protocol';
import { ledgerAfter } from './ledger';

const seats = table.seats.length;
const begun: GameEvent = { name: 'started', game: 1, first: 0 };
const kept = (events: GameEvent[]) => ledgerAfter([], [begun, ...events], seats);
const trade = { challenger: 1, challenged: 2 };

describe('what everybody could have written down', () => {
  it('is a payment for a card, on both sides', () => {
    const ledger = kept([
      { name: 'paid', payer: 2, payee: 1, open: true, cards: 2, money: { 50: 1, 10: 1 } },
    ]);
    expect(ledger[2]).toMatchObject({ paid: 60, received: 0 });
    expect(ledger[1]).toMatchObject({ paid: 0, received: 60 });
  });

  it('is what every donkey brought to all (C5.1)', () => {
    const ledger = kept([
      { name: 'payday', animal: 'donkey', time: 1, value: 50 },
      { name: 'payday', animal: 'donkey', time: 2, value: 100 },
    ]);
    expect(ledger.map(({ donkeys }) => donkeys)).toEqual(Array.from({ length: seats }, () => 150));
  });

  it('is of a trade only the number of cards, also for one of the two (C6.6)', () => {
    const offer = { cards: 3, money: { 100: 3 } };
    const counter = { cards: 1 };
    const ledger = kept([
      { name: 'revealed', ...trade, winner: 1, offer, counter, to_challenger: counter, to_challenged: offer },
    ]);
    expect(ledger[1]).toMatchObject({ gave: 3, got: 1, paid: 0 });
    expect(ledger[2]).toMatchObject({ gave: 1, got: 3, received: 0 });
  });

  it('is, where only the winner pays and zeros return, the one card that crosses (C6.8)', () => {
    const revealed: GameEvent = {
      name: 'revealed',
      ...trade,
      winner: 1,
      offer: { cards: 3 },
      counter: { cards: 1 },
      to_challenger: { cards: 0 },
      to_challenged: { cards: 1 },
    };
    expect(kept([revealed])[1]).toMatchObject({ gave: 1, got: 0 });
    expect(kept([revealed])[2]).toMatchObject({ gave: 0, got: 1 });
  });

  it('is of an accepted offer what crossed, without the zeros that return (C6.8)', () => {
    const ledger = kept([{ name: 'accepted', ...trade, cards: 3, to_challenged: { cards: 1 } }]);
    expect(ledger[1]).toMatchObject({ gave: 1, got: 0 });
  });

  it('is of a closed payment only the number of cards, also for the payer (C4.7)', () => {
    const ledger = kept([{ name: 'paid', payer: 2, payee: 1, open: false, cards: 2, money: { 50: 2 } }]);
    expect(ledger[2]).toMatchObject({ paid: 0, paidCards: 2 });
    expect(ledger[1]).toMatchObject({ received: 0, receivedCards: 2 });
  });

  it('is a hand that was laid open (C4.8), and begins anew with every game', () => {
    const shown = kept([{ name: 'showed_hand', seat: 2, hand: { 50: 1 }, amount: 90 }]);
    expect(shown[2]?.shown).toEqual({ 50: 1 });
    expect(ledgerAfter(shown, [begun], seats)[2]?.shown).toBeUndefined();
  });
});
