import { describe, expect, it } from 'vitest';
import { de, en } from '../i18n/fixtures/languages';
import { scenes } from '../../model/fixtures/scenes';
import type { Model } from '../../model/model';
import { reduce } from '../../model/reduce';
import type { GameEvent, Snapshot } from '../../wire/protocol';
import { sentenceFor } from './sentences';

const model = reduce(undefined, scenes['auction'] as Snapshot, 0) as Model;
const english = (event: GameEvent) => sentenceFor(event, model, en);
const german = (event: GameEvent) => sentenceFor(event, model, de);

describe('the log', () => {
  it('says you, not the name, to a viewer whose bid was too high', () => {
    const again: GameEvent = { name: 'auctioned_again', auctioneer: 1, lot: 'cow', barred: [0], bound: [] };
    expect(english(again)).toBe('The cow is auctioned again, without you.');
    expect(german(again)).toBe('Die Kuh wird neu versteigert, ohne dich.');
    expect(english({ ...again, barred: [], bound: [0] })).toContain('you can’t bid more than was shown');
  });

  it('describes an auction', () => {
    expect(english({ name: 'turned_up', auctioneer: 1, lot: 'cow' })).toBe(
      'Cow, worth 800. You have 2, Ben has 1.',
    );
    expect(english({ name: 'raised', seat: 4, amount: 90 })).toBe('Cleo 90.');
    expect(english({ name: 'called', call: 1 })).toBe('Going once, 90 to Cleo.');
    expect(english({ name: 'called', call: 2 })).toBe('Going twice.');
    expect(english({ name: 'sold', auctioneer: 1, bidder: 4, amount: 90 })).toBe('Sold to Cleo for 90.');
    expect(english({ name: 'kept', seat: 1, lot: 'cow' })).toBe('No bid. Anna keeps the cow.');
    expect(german({ name: 'kept', seat: 1, lot: 'dog' })).toBe('Kein Gebot. Anna behält den Hund.');
  });

  it('describes open and closed payments as this viewer saw them', () => {
    expect(english({ name: 'paid', payer: 4, payee: 1, open: true, cards: 2, money: { 50: 2 } })).toBe(
      'Cleo pays 50, 50.',
    );
    expect(english({ name: 'paid', payer: 4, payee: 1, open: false, cards: 3 })).toBe('Cleo pays 3 notes.');
  });

  it('describes a trade with sums for the two traders, with card counts for the others', () => {
    const crossing = { to_challenger: { cards: 2 }, to_challenged: { cards: 2 } };
    const revealed = { name: 'revealed' as const, challenger: 1, challenged: 0, winner: 0, ...crossing };
    const open = {
      offer: { cards: 2, money: { 10: 1, 100: 1 } },
      counter: { cards: 2, money: { 50: 1, 100: 1 } },
    };
    const closed = { offer: { cards: 2 }, counter: { cards: 4 } };
    expect(english({ ...revealed, ...open })).toBe('You offered more, 150 against 110.');
    expect(english({ ...revealed, ...closed, challenged: 2, winner: 2 })).toBe(
      'Ben wins the trade; 4 notes against 2.',
    );
    expect(english({ name: 'tied', challenger: 1, challenged: 0 })).toBe('A tie. New offer.');
  });

  it('describes a bidder who cannot pay', () => {
    const event: GameEvent = { name: 'showed_hand', seat: 2, hand: { 10: 2, 50: 1 }, amount: 120 };
    expect(english(event)).toBe('Ben can’t pay 120 and shows 70.');
  });

  it('describes the end, winners first', () => {
    const event: GameEvent = { name: 'over', scores: [100, 0, 300, 0, 0], winners: [2] };
    expect(english(event)).toBe('Ben wins with 300. You 100, Anna 0, Opa 0, Cleo 0.');
    expect(german({ ...event, winners: [0] })).toMatch(/^Du gewinnst mit 300\./);
  });

  it('has a text for every event of the table', () => {
    expect(english({ name: 'away', seat: 1 })).toBe('Anna is away; the seat is saved.');
    expect(english({ name: 'bot_seated', seat: 3, bot: 'farmer', player: 'Opa' })).toBe(
      'Opa has taken a seat.',
    );
    expect(english({ name: 'reopened' })).toContain('back');
  });
});
