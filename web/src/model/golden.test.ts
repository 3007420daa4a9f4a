// @vitest-environment node
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import type { GameEvent, MoneyCards } from '../wire/protocol';
import { countOf } from './money/money';
import { ledgerAfter } from './ledger';

const golden = fileURLToPath(new URL('../../../tests/golden/', import.meta.url));
const read = (name: string): unknown => JSON.parse(readFileSync(golden + name, 'utf8'));
const cardsOf = (hands: readonly MoneyCards[]) => hands.map(countOf);

interface End {
  readonly hands: readonly MoneyCards[];
}
interface Beginning {
  readonly position: End;
}

it('in the first edition, the exchanged cards match the hands of the engine (C6.8)', () => {
  const { position } = read('first-zeros-and-a-hundred.json') as Beginning;
  const events = read('first-zeros-and-a-hundred.told.json') as GameEvent[];
  const end = read('first-zeros-and-a-hundred.expected.json') as End;

  const ledger = ledgerAfter(ledgerAfter([], [{ name: 'started', game: 1, first: 0 }], 3), events, 3);

  expect(ledger.slice(0, 2)).toMatchObject([
    { gave: 1, got: 3 },
    { gave: 3, got: 1 },
  ]);
  const before = cardsOf(position.hands);
  const after = ledger.map(({ gave, got }, seat) => (before[seat] ?? 0) - gave + got);
  expect(after).toEqual(cardsOf(end.hands));
});

it('in a whole game of the first edition, every visible card is in the hand it moved to', () => {
  const events = read('whole-game-of-first-4.told.json') as GameEvent[];
  const end = read('whole-game-of-first-4.expected.json') as End;
  const dealt = 7;

  const ledger = ledgerAfter(ledgerAfter([], [{ name: 'started', game: 1, first: 0 }], 4), events, 4);

  const paydays = events.filter(({ name }) => name === 'payday').length;
  const after = ledger.map(({ gave, got }, seat) => {
    const paid = events.flatMap((event) =>
      event.name !== 'paid'
        ? []
        : event.payer === seat
          ? [-event.cards]
          : event.payee === seat
            ? [event.cards]
            : [],
    );
    return paid.reduce((so, cards) => so + cards, dealt + paydays - gave + got);
  });
  expect(after).toEqual(cardsOf(end.hands));
});
