import type { Command, MoneyCards, Seat } from '../../../wire/protocol';
import { pluralIn } from '../grammar/plural';
import { card } from './cards';

const plural = pluralIn('en');

function money(cards: MoneyCards): string {
  const piles = Object.entries(cards);
  const count = piles.reduce((sum, [, many]) => sum + many, 0);
  const worth = piles.reduce((sum, [value, many]) => sum + Number(value) * many, 0);
  return count === 0 ? 'nothing' : `${plural(count, { one: '# note', other: '# notes' })}, ${worth} in all`;
}

/** What somebody could do, or did, as a phrase. */
export function deed(command: Command | null, name: (seat: Seat) => string): string {
  if (command === null) return 'stay silent';
  switch (command.do) {
    case 'auction':
      return 'auction a card';
    case 'divide':
      return 'look at a card';
    case 'challenge':
      return `trade with ${name(command.seat)} for ${card(command.animal).the}`;
    case 'stop':
      return 'leave it at that';
    case 'bid':
      return `bid ${command.amount}`;
    case 'sell':
      return 'sell and take the money';
    case 'buy':
      return 'buy it at that price';
    case 'pay':
      return `pay with ${money(command.money)}`;
    case 'offer':
      return `lay ${money(command.money)}`;
    case 'accept':
      return 'take the money unseen';
    case 'counter':
      return `counter with ${money(command.money)}`;
    case 'claim':
      return 'call “mine!”';
    case 'take':
      return 'take the rat';
    case 'lay':
      return `lay a ${command.card}`;
    case 'keep':
      return 'keep the card';
    case 'give':
      return 'give the card away';
    case 'exclude':
      return `leave the quartet of ${card(command.animal).many} out`;
  }
}
