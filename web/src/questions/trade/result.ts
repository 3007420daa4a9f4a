import { grouped, type Messages } from '../../parts/i18n/locale.svelte';
import type { GameModel } from '../../model/model';
import type { TradeEnd } from '../../model/moment';
import { sumOf } from '../../model/money/money';
import type { MoneyCards } from '../../wire/protocol';
import { nameAt } from '../../parts/story/names';

/** Returns a bluff that worked in words, for one of the two. */
export function bluffWords(end: TradeEnd, money: MoneyCards, t: Messages): string {
  const animal = t.card(end.animal);
  const stake = t.play.trade.give(end.count, animal.name, animal.many);
  const sum = sumOf(money);
  return sum === 0 ? t.shows.zerosFor(end.offer.cards, stake) : t.shows.littleFor(grouped(sum), stake);
}

/** Returns the public result of a trade in words. */
export function resultWords(model: GameModel, end: TradeEnd, t: Messages): string {
  const words = t.play.trade;
  const animal = t.card(end.animal);
  if (end.taker === null) return words.equal;
  if (end.taker === model.you.seat)
    return words.resultYou(end.count === 1 ? animal.the : words.give(end.count, animal.name, animal.many));
  const taker = nameAt(model, end.taker);
  return end.count === 1 ? words.resultOne(taker, animal.the) : words.result(taker, animal.many);
}
