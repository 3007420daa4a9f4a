import type { Messages } from '../../parts/i18n/locale.svelte';
import type { Who } from '../../parts/i18n/who';
import type { TaleMessages } from '../../parts/i18n/messages.gen';
import { countOf, sumOf } from '../../model/money/money';
import type { Seat, Tale } from '../../wire/protocol';

type TaleOf<Kind extends Tale['kind']> = Extract<Tale, { kind: Kind }>;

/** The texts on the card of a tale. */
export interface Told {
  readonly title: string;
  readonly text: string;
}

/** The input of a tale's texts: the players by name, the reader, and the messages of a language. */
export interface Telling {
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

const whoOf = ({ seats, you }: Telling, seat: Seat): Who => ({ you: seat === you, name: seats[seat] ?? '?' });

const stakeOf = ({ t }: Telling, { animal, count }: { animal: string; count: number }): string => {
  const { name, many } = t.card(animal);
  return t.play.trade.give(count, name, many);
};

const lotOf = ({ t }: Telling, { lot, with: other }: { lot: string; with?: string }): string =>
  [lot, ...(other === undefined ? [] : [other])].map((animal) => t.card(animal).the).join(t.page.and);

function robbery(telling: Telling, tale: TaleOf<'robbery'>): Told {
  const words = telling.words.robbery;
  const [taker, from] = [whoOf(telling, tale.taker), whoOf(telling, tale.from)];
  const stake = stakeOf(telling, tale);
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

function dearLot(telling: Telling, tale: TaleOf<'dear_lot'>): Told {
  const words = telling.words.dear;
  const { The, name } = telling.t.card(tale.lot);
  const buyer = whoOf(telling, tale.buyer);
  return {
    title:
      tale.with === undefined
        ? fitting(words.titles.map((title) => title(The, name, tale.price)))
        : words.two(tale.price),
    text:
      tale.buyer === tale.auctioneer
        ? words.kept(buyer, whoOf(telling, tale.payee ?? tale.buyer), tale.price, tale.worth)
        : words.sold(buyer, tale.price, tale.worth, tale.bidders.length),
  };
}

function bargain(telling: Telling, tale: TaleOf<'bargain'>): Told {
  const words = telling.words.bargain;
  const { name } = telling.t.card(tale.lot);
  const buyer = whoOf(telling, tale.buyer);
  return {
    title:
      tale.with === undefined
        ? fitting(words.titles.map((title) => title(name, tale.price)))
        : words.two(tale.price),
    text:
      tale.payee === undefined
        ? words.kept(buyer, tale.worth)
        : words.sold(buyer, whoOf(telling, tale.payee), tale.price, tale.worth),
  };
}

function bluffHeld(telling: Telling, tale: TaleOf<'bluff_held'>): Told {
  const words = telling.words.bluff;
  const [who, buyer, lot] = [whoOf(telling, tale.seat), whoOf(telling, tale.buyer), lotOf(telling, tale)];
  return {
    title: words.held(tale.bid, tale.hand),
    text:
      tale.price === tale.bid
        ? words.boughtOff(who, lot, tale.bid, buyer)
        : words.outbid(who, lot, tale.bid, buyer, tale.price),
  };
}

function bluffCaught(telling: Telling, tale: TaleOf<'bluff_caught'>): Told {
  const words = telling.words.bluff;
  return {
    title: words.caught(tale.bid, tale.hand),
    text: words.showed(
      whoOf(telling, tale.seat),
      lotOf(telling, tale),
      whoOf(telling, tale.buyer),
      tale.price,
    ),
  };
}

function equalSums(telling: Telling, tale: TaleOf<'equal_sums'>): Told {
  const words = telling.words.even;
  const two = [whoOf(telling, tale.challenger), whoOf(telling, tale.challenged)] as const;
  const stake = stakeOf(telling, tale);
  return tale.times === 1
    ? { title: words.once(tale.sum), text: words.then(...two, stake, whoOf(telling, tale.taker)) }
    : { title: words.twice, text: words.again(...two, stake) };
}

function swing(telling: Telling, tale: TaleOf<'swing'>): Told {
  const words = telling.words.swing;
  const { many } = telling.t.card(tale.animal);
  const who = whoOf(telling, tale.seat);
  return {
    title: words.title(tale.before, tale.after),
    text:
      tale.overtook === undefined
        ? words.rose(who, many, tale.after - tale.before)
        : words.overtook(who, whoOf(telling, tale.overtook), many),
  };
}

function donkeyMoney(telling: Telling, tale: TaleOf<'donkey_money'>): Told {
  const words = telling.words.gift;
  return {
    title: fitting(words.titles.map((title) => title(telling.t.card(tale.animal).The))),
    text: words.had(whoOf(telling, tale.seat), tale.hand, tale.value, lotOf(telling, tale), tale.price),
  };
}

function struckQuartet(telling: Telling, tale: TaleOf<'struck_quartet'>): Told {
  const words = telling.words.rats;
  const { many } = telling.t.card(tale.animal);
  return { title: words.title(tale.lost), text: words.struck(whoOf(telling, tale.seat), many) };
}

/** Returns a tale in words. If a kind has two variants, a fact of the tale selects one. */
export function toldIn(telling: Telling, tale: Tale): Told {
  switch (tale.kind) {
    case 'robbery':
      return robbery(telling, tale);
    case 'dear_lot':
      return dearLot(telling, tale);
    case 'bargain':
      return bargain(telling, tale);
    case 'bluff_held':
      return bluffHeld(telling, tale);
    case 'bluff_caught':
      return bluffCaught(telling, tale);
    case 'equal_sums':
      return equalSums(telling, tale);
    case 'swing':
      return swing(telling, tale);
    case 'donkey_money':
      return donkeyMoney(telling, tale);
    case 'struck_quartet':
      return struckQuartet(telling, tale);
  }
}
