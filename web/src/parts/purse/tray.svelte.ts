import type { MoneyCards, Seat } from '../../wire/protocol';
import { countOf, minus, plus, sumOf, without } from '../../model/money/money';

/** The money cards chosen from a hand for a payment or an offer, before they are sent. */
export class Tray {
  chosen = $state.raw<MoneyCards>({});
  readonly hand: MoneyCards;

  constructor(hand: MoneyCards, suggested: MoneyCards = {}) {
    this.hand = hand;
    this.chosen = suggested;
  }

  get left(): MoneyCards {
    return without(this.hand, this.chosen);
  }

  get sum(): number {
    return sumOf(this.chosen);
  }

  get count(): number {
    return countOf(this.chosen);
  }

  add(value: number): void {
    if ((this.left[value] ?? 0) > 0) this.chosen = plus(this.chosen, value);
  }

  addAll(value: number): void {
    this.chosen = plus(this.chosen, value, this.left[value] ?? 0);
  }

  takeBack(value: number): void {
    this.chosen = minus(this.chosen, value);
  }

  choose(money: MoneyCards): void {
    this.chosen = money;
  }
}

export interface TrayProps {
  readonly tray: Tray;
  /** The purpose of the tray: 'You pay, 3 cards'. */
  readonly caption: string;
  /** The seat of its owner. */
  readonly seat: Seat | null;
}
