import type { Messages } from '../../parts/i18n/locale.svelte';
import type { Who } from '../../parts/i18n/who';
import type { TaleMessages } from '../../parts/i18n/messages.gen';
import { countOf, sumOf } from '../../model/money/money';
import type { Seat, Tale } from '../../wire/protocol';

type TaleOf<Kind extends Tale['kind']> = Extract<Tale, { kind: Kind }>;

/** The texts on the card of a tale. */
export interface TaleCaption {
  readonly title: string;
  readonly text: string;
}

/** The input of a tale's texts: the players by name, the reader, and the messages of a language. */
export interface CaptionContext {
  readonly seats: readonly string[];
  /** The seat of the reader, who is addressed as you; not for a text that is shared. */
  readonly you?: Seat | null;
  readonly words: TaleMessages;
  readonly t: Messages;
}

export const longestTitle = 30;

/** Returns the first that is short enough; the last one always is. */
const fitting = (titles: readonly string[]): string =>
  titles.find((title) => title.length <= longestTitle) ?? titles.at(-1) ?? '';

const whoOf = ({ seats, you }: CaptionContext, seat: Seat): Who => ({
  you: seat === you,
  name: seats[seat] ?? '?',
});

const stakeOf = ({ t }: CaptionContext, { animal, count }: { animal: string; count: number }): string => {
  const { name, many } = t.card(animal);
  return t.play.trade.give(count, name, many);
};

const lotOf = ({ t }: CaptionContext, { lot, with: other }: { lot: string; with?: string }): string =>
  [lot, ...(other === undefined ? [] : [other])].map((animal) => t.card(animal).the).join(t.page.and);

function robbery(context: CaptionContext, tale: TaleOf<'robbery'>): TaleCaption {
  const words = context.words.robbery;
  const [taker, from] = [whoOf(context, tale.taker), whoOf(context, tale.from)];
  const stake = stakeOf(context, tale);
  const [count, sum] = [countOf(tale.laid), sumOf(tale.laid)];
  const oneZero = count === 1 && sum === 0;
  const titles = oneZero
    ? words.zeroTitles.map((title) => title(taker, stake))
    : words.titles.map((title) => title(taker, stake, tale.cost));
  const text = () => {
    if (tale.against !== undefined) return words.countered(taker, sum, from, sumOf(tale.against), stake);
    if (oneZero) return words.zero(from, stake);
    return count === 0 ? words.nothing(from, taker, stake) : words.unseen(from, count, stake, sum);
  };
  return { title: fitting(titles), text: text() };
}

function expensiveLot(context: CaptionContext, tale: TaleOf<'dear_lot'>): TaleCaption {
  const words = context.words.dear;
  const { The, name } = context.t.card(tale.lot);
  const buyer = whoOf(context, tale.buyer);
  return {
    title:
      tale.with === undefined
        ? fitting(words.titles.map((title) => title(The, name, tale.price)))
        : words.two(tale.price),
    text:
      tale.buyer === tale.auctioneer
        ? words.kept(buyer, whoOf(context, tale.payee ?? tale.buyer), tale.price, tale.worth)
        : words.sold(buyer, tale.price, tale.worth, tale.bidders.length),
  };
}

function bargain(context: CaptionContext, tale: TaleOf<'bargain'>): TaleCaption {
  const words = context.words.bargain;
  const { name } = context.t.card(tale.lot);
  const buyer = whoOf(context, tale.buyer);
  return {
    title:
      tale.with === undefined
        ? fitting(words.titles.map((title) => title(name, tale.price)))
        : words.two(tale.price),
    text:
      tale.payee === undefined
        ? words.kept(buyer, tale.worth)
        : words.sold(buyer, whoOf(context, tale.payee), tale.price, tale.worth),
  };
}

function bluffHeld(context: CaptionContext, tale: TaleOf<'bluff_held'>): TaleCaption {
  const words = context.words.bluff;
  const [who, buyer, lot] = [whoOf(context, tale.seat), whoOf(context, tale.buyer), lotOf(context, tale)];
  return {
    title: words.held(tale.bid, tale.hand),
    text:
      tale.price === tale.bid
        ? words.boughtOff(who, lot, tale.bid, buyer)
        : words.outbid(who, lot, tale.bid, buyer, tale.price),
  };
}

function bluffCaught(context: CaptionContext, tale: TaleOf<'bluff_caught'>): TaleCaption {
  const words = context.words.bluff;
  return {
    title: words.caught(tale.bid, tale.hand),
    text: words.showed(
      whoOf(context, tale.seat),
      lotOf(context, tale),
      whoOf(context, tale.buyer),
      tale.price,
    ),
  };
}

function equalSums(context: CaptionContext, tale: TaleOf<'equal_sums'>): TaleCaption {
  const words = context.words.even;
  const two = [whoOf(context, tale.challenger), whoOf(context, tale.challenged)] as const;
  const stake = stakeOf(context, tale);
  return tale.times === 1
    ? { title: words.once(tale.sum), text: words.then(...two, stake, whoOf(context, tale.taker)) }
    : { title: words.twice, text: words.again(...two, stake) };
}

function swing(context: CaptionContext, tale: TaleOf<'swing'>): TaleCaption {
  const words = context.words.swing;
  const { many } = context.t.card(tale.animal);
  const who = whoOf(context, tale.seat);
  return {
    title: words.title(tale.before, tale.after),
    text:
      tale.overtook === undefined
        ? words.rose(who, many, tale.after - tale.before)
        : words.overtook(who, whoOf(context, tale.overtook), many),
  };
}

function donkeyMoney(context: CaptionContext, tale: TaleOf<'donkey_money'>): TaleCaption {
  const words = context.words.gift;
  return {
    title: fitting(words.titles.map((title) => title(context.t.card(tale.animal).The))),
    text: words.had(whoOf(context, tale.seat), tale.hand, tale.value, lotOf(context, tale), tale.price),
  };
}

function struckQuartet(context: CaptionContext, tale: TaleOf<'struck_quartet'>): TaleCaption {
  const words = context.words.rats;
  const { many } = context.t.card(tale.animal);
  return { title: words.title(tale.lost), text: words.struck(whoOf(context, tale.seat), many) };
}

/** Returns a tale in words. If a kind has two variants, a fact of the tale selects one. */
export function captionOf(context: CaptionContext, tale: Tale): TaleCaption {
  switch (tale.kind) {
    case 'robbery':
      return robbery(context, tale);
    case 'dear_lot':
      return expensiveLot(context, tale);
    case 'bargain':
      return bargain(context, tale);
    case 'bluff_held':
      return bluffHeld(context, tale);
    case 'bluff_caught':
      return bluffCaught(context, tale);
    case 'equal_sums':
      return equalSums(context, tale);
    case 'swing':
      return swing(context, tale);
    case 'donkey_money':
      return donkeyMoney(context, tale);
    case 'struck_quartet':
      return struckQuartet(context, tale);
  }
}
