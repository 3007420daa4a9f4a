import { cardsOf } from './lot';
import { pilesOf } from './trade';
import { sumOf } from './money/money';
import type { AnimalId, CardId, GameEvent, Seat } from '../wire/protocol';

/** A payment or trade of one seat with another, as far as it was public. */
export type Dealing =
  /** `sum` is defined if all saw the money (C4.7). */
  | { kind: 'paid' | 'received'; other: Seat; lot: readonly CardId[]; cards: number; sum: number | undefined }
  /**
   * The number of cards exchanged, and whether this seat got the animals; undefined: not decided yet (C6.7).
   */
  | {
      kind: 'traded';
      other: Seat;
      animal: AnimalId;
      gave: number;
      got: number;
      won: boolean | undefined;
    };

/**
 * Returns the dealings of a seat in that part of a game, the latest first. For money in trades, only cards
 * are counted.
 */
export function dealingsOf(log: readonly GameEvent[], seat: Seat): Dealing[] {
  const dealings: Dealing[] = [];
  let lot: readonly CardId[] = [];
  let animal: AnimalId | undefined;
  for (const [at, event] of log.entries()) {
    if (event.name === 'started') dealings.length = 0;
    if (event.name === 'turned_up' || event.name === 'auctioned_again') lot = cardsOf(event);
    if (event.name === 'challenged') ({ animal } = event);
    const dealing =
      event.name === 'paid'
        ? payment(event, lot, seat)
        : event.name === 'accepted' || event.name === 'revealed'
          ? trade(event, animal, log[at + 1], seat)
          : undefined;
    if (dealing !== undefined) dealings.unshift(dealing);
  }
  return dealings;
}

type Paid = Extract<GameEvent, { name: 'paid' }>;

function payment(
  { payer, payee, open, cards, money }: Paid,
  lot: readonly CardId[],
  seat: Seat,
): Dealing | undefined {
  if (payer !== seat && payee !== seat) return undefined;
  const sum = open && money !== undefined ? sumOf(money) : undefined;
  return payer === seat
    ? { kind: 'paid', other: payee, lot, cards, sum }
    : { kind: 'received', other: payer, lot, cards, sum };
}

function trade(
  event: Extract<GameEvent, { name: 'accepted' | 'revealed' }>,
  animal: AnimalId | undefined,
  next: GameEvent | undefined,
  seat: Seat,
): Dealing | undefined {
  const { challenger, challenged } = event;
  if (animal === undefined || (challenger !== seat && challenged !== seat)) return undefined;
  const other = challenger === seat ? challenged : challenger;
  const crossed = (from: Seat, to: Seat) =>
    pilesOf(event).find((pile) => pile.from === from && pile.to === to)?.pile.cards ?? 0;
  const won = next?.name === 'took' ? next.seat === seat : undefined;
  return { kind: 'traded', other, animal, gave: crossed(seat, other), got: crossed(other, seat), won };
}
