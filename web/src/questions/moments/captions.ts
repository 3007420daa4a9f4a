import { grouped } from '../../parts/i18n/locale.svelte';
import { arithmeticOf } from '../../model/arithmetic';
import { isForTwo, worthOf } from '../../model/edition';
import {
  isMine,
  type Moment,
  type PaydayEnd,
  type QuartetEnd,
  type SaleEnd,
  type TradeEnd,
} from '../../model/moment';
import type { GameModel } from '../../model/model';
import { sumOf } from '../../model/money/money';
import { lastActOf } from '../../model/moment-timing';
import { whoAt } from '../../parts/story/names';
import { moneyInWords } from '../../parts/story/reading';
import { latestSentences } from '../../parts/story/sentences';
import type { Messages } from '../../parts/i18n/locale.svelte';
import type { CardId, Seat } from '../../wire/protocol';
import { resultWords } from '../trade/result';
import { isExchanged } from '../trade/showdown';

/** The dock's text while something is shown. */
export interface MomentCaption {
  readonly title: string;
  readonly lines: readonly string[];
}

/** Returns the text of an act, for this viewer. */
export function captionOf(
  model: GameModel,
  moment: Moment | undefined,
  act: number,
  t: Messages,
): MomentCaption {
  if (moment?.kind === 'trade') return tradeCaption(model, moment, act, t);
  if (moment?.kind === 'payday') return paydayCaption(model, moment, act, t);
  if (moment?.kind === 'pedigree') return pedigreeCaption(model, moment.seat, moment.card, t);
  const sentences = latestSentences(model, t).flatMap(({ text }) => text ?? []);
  if (moment?.kind === 'sale') return saleCaption(model, moment, t);
  if (moment?.kind === 'quartet') return quartetCaption(model, moment, act, t);
  const [title = '', ...lines] = sentences;
  return { title, lines };
}

function paydayCaption(
  model: GameModel,
  { animal, value, handedOut: { before, after } }: PaydayEnd,
  act: number,
  t: Messages,
): MomentCaption {
  // A game for two has no bids that it would limit.
  const title = t.moments.payday(value);
  if (isForTwo(model.edition)) return { title, lines: [] };
  if (act === 0) return { title, lines: [t.moments.handedOut(before, after)] };
  return { title, lines: [t.shows.auctions(whoAt(model, model.view?.turn ?? 0), t.card(animal).the)] };
}

function pedigreeCaption(model: GameModel, auctioneer: Seat, card: CardId, t: Messages): MomentCaption {
  const words = t.card(card);
  const title = t.story.pedigreeTurnedUp(words.The, worthOf(model.edition, card) ?? 0);
  return { title, lines: [t.shows.auctions(whoAt(model, auctioneer), words.the)] };
}

function saleCaption(model: GameModel, end: SaleEnd, t: Messages): MomentCaption {
  const who = whoAt(model, end.buyer);
  const the = end.cards.map((card) => t.card(card).the).join(' + ');
  if (end.price === null) return { title: t.story.kept(who, the), lines: [] };
  const { of, much } = end.price;
  const sold = of === 'money' ? t.story.sold(who, much) : t.story.claimSold(who, much);
  const title = end.bought
    ? t.shows.keepsFor(who, of === 'money' ? grouped(much) : t.play.cards(much))
    : sold;
  const { money, cards } = end.paid;
  const paid = money === undefined ? t.story.paidClosed(who, cards) : t.story.paid(who, moneyInWords(money));
  return { title, lines: [paid] };
}

function quartetCaption(model: GameModel, end: QuartetEnd, act: number, t: Messages): MomentCaption {
  const { score, was } = end;
  const title = t.story.quartet(whoAt(model, end.seat), t.card(end.animal).many);
  if (act === 0 || score === null) return { title, lines: [t.moments.safe] };
  const before = was === null ? [] : [t.moments.was(was.total, was.quartets.length)];
  return {
    title: `${t.moments.ifNow}: ${grouped(score.total)}`,
    lines: [arithmeticOf(score, grouped), ...before],
  };
}

function tradeCaption(model: GameModel, end: TradeEnd, act: number, t: Messages): MomentCaption {
  const mine = isMine(end, model.you.seat);
  if (act === 0) return captionBefore(model, end, mine, t);
  if (act === lastActOf(end, model.you.seat)) return captionAfter(model, end, t);
  const [own, other] = sumsOf(end, model.you.seat);
  if (end.counter === null)
    return { title: t.shows.sumFor(own + other, stakeOf(end, t)), lines: [acceptedWords(model, end, t)] };
  return { title: t.shows.sums(own, other), lines: [differenceWords(own - other, t)] };
}

/** Returns the traders and the object of the trade: only what was known before the piles were turned up. */
function captionBefore(model: GameModel, end: TradeEnd, mine: boolean, t: Messages): MomentCaption {
  const who = (seat: Seat) => whoAt(model, seat);
  const title = t.shows.against(who(end.challenger), who(end.challenged));
  const stake = t.shows.staked(stakeOf(end, t));
  if (end.counter === null) return { title, lines: [stake, acceptedWords(model, end, t)] };
  const watched = t.shows.watched(t.play.cards(end.offer.cards), end.counter.cards);
  return { title, lines: [stake, mine ? t.shows.onlyTwo : watched] };
}

/** Returns how many notes the others saw in a trade. */
const seenOf = ({ offer, counter }: TradeEnd, t: Messages): string =>
  counter === null
    ? t.shows.seen(t.play.cards(offer.cards))
    : t.shows.seenBoth(t.play.cards(offer.cards), counter.cards);

/** Returns an act of a trade as everybody may know it: no sums, also for the two. */
export function publicTrade(model: GameModel, end: TradeEnd, act: number, t: Messages): MomentCaption {
  if (act < lastActOf(end, model.you.seat)) return captionBefore(model, end, isMine(end, model.you.seat), t);
  const title = resultWords(model, end, t);
  return { title, lines: end.taker === null ? tieCaption(model, end, t) : [seenOf(end, t)] };
}

function captionAfter(model: GameModel, end: TradeEnd, t: Messages): MomentCaption {
  const me = model.you.seat;
  const title = resultWords(model, end, t);
  if (end.taker === null) return { title, lines: tieCaption(model, end, t) };
  if (!isMine(end, me)) return { title, lines: [] };
  const sum = (piles: TradeEnd['piles']) => piles.reduce((so, { pile }) => so + sumOf(pile.money ?? {}), 0);
  const gave = sum(end.piles.filter(({ from, to }) => from === me && to !== me));
  const received = sum(end.piles.filter(({ from, to }) => from !== me && to === me));
  const purse = end.purse === undefined ? [] : [t.shows.purse(end.purse.before, end.purse.after)];
  if (end.bluff !== undefined) {
    const held = t.shows.bluffHeld(whoAt(model, end.challenged), grouped(sumOf(end.bluff) + 10));
    return { title, lines: [held, ...purse] };
  }
  const again = end.winner === null && end.animal !== 'rat' ? [t.shows.tieWon] : [];
  return { title, lines: [...again, t.shows.ledger(gave, received), ...purse, seenOf(end, t)] };
}

/** Returns what equal sums mean, before both offer again (C6.7). */
function tieCaption(model: GameModel, end: TradeEnd, t: Messages): string[] {
  const piles = isExchanged(end) ? t.shows.tieSwapped : t.shows.tieBack;
  if (end.animal === 'rat') return [piles, t.shows.tieAgain];
  return [piles, t.shows.tieAgain, t.shows.tieNext(whoAt(model, end.challenger), stakeOf(end, t))];
}

/** Returns the sums of this viewer, one of the two traders, and of the other. */
function sumsOf(end: TradeEnd, me: Seat | null): [number, number] {
  const [offer, counter] = [sumOf(end.offer.money ?? {}), sumOf(end.counter?.money ?? {})];
  return me === end.challenger ? [offer, counter] : [counter, offer];
}

const stakeOf = (end: TradeEnd, t: Messages): string => {
  const animal = t.card(end.animal);
  return t.play.trade.give(end.count, animal.name, animal.many);
};

const acceptedWords = (model: GameModel, end: TradeEnd, t: Messages): string =>
  t.story.accepted(whoAt(model, end.challenged), end.offer.cards);

function differenceWords(more: number, t: Messages): string {
  if (more === 0) return t.shows.same;
  return more > 0 ? t.shows.more(more) : t.shows.less(-more);
}
