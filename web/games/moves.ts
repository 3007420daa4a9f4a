import type { Model } from '../src/model/model';
import { cardsOf, plus } from '../src/model/money/money';
import type { Command, MoneyCards, Option } from '../src/wire/protocol';
import type { Chance } from './chance';

/** Any of the moves that are open to the viewer; undefined: they let it be. */
export function anyMove({ options, view }: Model, chance: Chance): Command | undefined {
  const option = options[chance.between(0, options.length - 1)];
  return option === undefined ? undefined : moveOf(option, view?.hand ?? {}, chance);
}

function moveOf(option: Option, hand: MoneyCards, chance: Chance): Command | undefined {
  switch (option.do) {
    case 'silent':
      return undefined;
    case 'claim':
      return chance.percent(15) ? { do: 'claim' } : undefined;
    case 'bid':
      return chance.percent(40) ? { do: 'bid', amount: option.from } : undefined;
    case 'challenge':
      return { do: 'challenge', seat: option.seat, animal: option.animal };
    case 'pay':
      return { do: 'pay', money: option.suggested };
    case 'offer':
    case 'counter':
      return { do: option.do, money: someOf(hand, option.at_least_cards, chance) };
    case 'lay':
      return { do: 'lay', card: option.cards_of[0] ?? 0 };
    case 'exclude':
      return { do: 'exclude', animal: option.animal };
    default:
      return { do: option.do };
  }
}

/** Returns at least `least` cards, and up to two more. */
function someOf(hand: MoneyCards, least: number, chance: Chance): MoneyCards {
  const cards = cardsOf(hand);
  return cards.slice(0, least + chance.between(0, 2)).reduce((laid, value) => plus(laid, value), {});
}
