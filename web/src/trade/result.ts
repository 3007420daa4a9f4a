import type { Messages } from '../messages/language.svelte';
import type { Model } from '../model/model';
import type { TradeEnd } from '../moments/moment';
import { nameAt } from '../table/names';

/** Who gets what, as everybody at the table may know it. */
export function resultWords(model: Model, end: TradeEnd, t: Messages): string {
  const words = t.play.trade;
  const animal = t.animal(end.animal);
  if (end.winner === null) return words.equal;
  if (end.winner === model.you.seat) return words.resultYou(words.give(end.count, animal.name, animal.many));
  const winner = nameAt(model, end.winner);
  return end.count === 1 ? words.resultOne(winner, animal.the) : words.result(winner, animal.many);
}

/** The same trade as the others saw it: numbers of cards, and where the animals went. */
export function publicWords(model: Model, end: TradeEnd, t: Messages): string {
  const { offered, countered, accepted } = t.story;
  const name = (seat: number) => ({ you: seat === model.you.seat, name: nameAt(model, seat) });
  const answer =
    end.counter === null
      ? accepted(name(end.challenged), end.offer.cards)
      : countered(name(end.challenged), end.counter.cards);
  return `${offered(name(end.challenger), end.offer.cards)} ${answer}`;
}
