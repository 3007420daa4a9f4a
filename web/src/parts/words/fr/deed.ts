import type { Command, MoneyCards, Seat } from '../../../wire/protocol';
import { pluralIn } from '../grammar/plural';
import { card } from './cards';

const plural = pluralIn('fr');

function money(cards: MoneyCards): string {
  const piles = Object.entries(cards);
  const count = piles.reduce((sum, [, many]) => sum + many, 0);
  const worth = piles.reduce((sum, [value, many]) => sum + Number(value) * many, 0);
  return count === 0 ? 'rien' : `${plural(count, { one: '# billet', other: '# billets' })}, ${worth} en tout`;
}

const nothing = (cards: MoneyCards): boolean => Object.keys(cards).length === 0;

/** What somebody could do, or did, as a phrase. */
export function deed(command: Command | null, name: (seat: Seat) => string): string {
  if (command === null) return 'ne rien dire';
  switch (command.do) {
    case 'auction':
      return 'mettre une carte aux enchères';
    case 'divide':
      return 'regarder une carte';
    case 'challenge':
      return `marchander avec ${name(command.seat)} pour ${card(command.animal).the}`;
    case 'stop':
      return 'en rester là';
    case 'bid':
      return `miser ${command.amount}`;
    case 'sell':
      return 'vendre et prendre l’argent';
    case 'buy':
      return 'acheter à ce prix';
    case 'pay':
      return `payer avec ${money(command.money)}`;
    case 'offer':
      return nothing(command.money) ? 'ne rien poser' : `poser ${money(command.money)}`;
    case 'accept':
      return 'prendre l’argent sans le voir';
    case 'counter':
      return nothing(command.money) ? 'ne rien poser en face' : `poser en face ${money(command.money)}`;
    case 'claim':
      return 'crier « à moi ! »';
    case 'take':
      return 'prendre le rat';
    case 'lay':
      return `poser un ${command.card}`;
    case 'keep':
      return 'garder la carte';
    case 'give':
      return 'donner la carte';
    case 'exclude':
      return `écarter les ${card(command.animal).many}`;
  }
}
