import { describe, expect, it } from 'vitest';
import { table } from './fixtures/sunday';
import type { GameEvent } from '../wire/protocol';
import { ledgerAfter } from './ledger';

const seats = table.seats.length;
const begun: GameEvent = { name: 'started', game: 1, first: 0 };
const kept = (events: GameEvent[]) => ledgerAfter([], [begun, ...events], seats);
const trade = { challenger: 1, challenged: 2 };

describe('the public ledger', () => {
  it('lists a payment for a card on both sides', () => {
    const ledger = kept([
      { name: 'paid', payer: 2, payee: 1, open: true, cards: 2, money: { 50: 1, 10: 1 } },
    ]);
    expect(ledger[2]).toMatchObject({ paid: 60, received: 0 });
    expect(ledger[1]).toMatchObject({ paid: 0, received: 60 });
  });

  it('lists the payday of every donkey (C5.1)', () => {
    const ledger = kept([
      { name: 'payday', animal: 'donkey', time: 1, value: 50 },
      { name: 'payday', animal: 'donkey', time: 2, value: 100 },
    ]);
    expect(ledger.map(({ donkeys }) => donkeys)).toEqual(Array.from({ length: seats }, () => 150));
  });

  it('lists only the number of cards of a trade, also for the two traders (C6.6)', () => {
    const offer = { cards: 3, money: { 100: 3 } };
    const counter = { cards: 1 };
    const ledger = kept([
      { name: 'revealed', ...trade, winner: 1, offer, counter, to_challenger: counter, to_challenged: offer },
    ]);
    expect(ledger[1]).toMatchObject({ gave: 3, got: 1, paid: 0 });
    expect(ledger[2]).toMatchObject({ gave: 1, got: 3, received: 0 });
  });

  it('lists the one exchanged card if only the winner pays and zeros return (C6.8)', () => {
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

  it('lists an accepted offer without the zeros that return (C6.8)', () => {
    const ledger = kept([{ name: 'accepted', ...trade, cards: 3, to_challenged: { cards: 1 } }]);
    expect(ledger[1]).toMatchObject({ gave: 1, got: 0 });
  });

  it('lists only the number of cards of a closed payment, also for the payer (C4.7)', () => {
    const ledger = kept([{ name: 'paid', payer: 2, payee: 1, open: false, cards: 2, money: { 50: 2 } }]);
    expect(ledger[2]).toMatchObject({ paid: 0, paidCards: 2 });
    expect(ledger[1]).toMatchObject({ received: 0, receivedCards: 2 });
  });

  it('lists a shown hand (C4.8), and starts again with every game', () => {
    const shown = kept([{ name: 'showed_hand', seat: 2, hand: { 50: 1 }, amount: 90 }]);
    expect(shown[2]?.shown).toEqual({ 50: 1 });
    expect(ledgerAfter(shown, [begun], seats)[2]?.shown).toBeUndefined();
  });
});
