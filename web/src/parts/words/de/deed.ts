import type { Command, MoneyCards, Seat } from '../../../wire/protocol';
import { pluralIn } from '../grammar/plural';
import { card } from './cards';

const plural = pluralIn('de');

function money(cards: MoneyCards): string {
  const piles = Object.entries(cards);
  const count = piles.reduce((sum, [, many]) => sum + many, 0);
  const worth = piles.reduce((sum, [value, many]) => sum + Number(value) * many, 0);
  return count === 0
    ? 'nichts'
    : `${plural(count, { one: '# Schein', other: '# Scheine' })}, zusammen ${worth}`;
}

/** What somebody could do, or did, as a phrase. */
export function deed(command: Command | null, name: (seat: Seat) => string): string {
  if (command === null) return 'Schweigen';
  switch (command.do) {
    case 'auction':
      return 'Eine Karte versteigern';
    case 'divide':
      return 'Eine Karte ansehen';
    case 'challenge':
      return `Mit ${name(command.seat)} um ${card(command.animal).the} handeln`;
    case 'stop':
      return 'Es dabei belassen';
    case 'bid':
      return `${command.amount} bieten`;
    case 'sell':
      return 'Verkaufen und das Geld nehmen';
    case 'buy':
      return 'Selbst kaufen';
    case 'pay':
      return `Mit ${money(command.money)} zahlen`;
    case 'offer':
      return `Verdeckt hinlegen: ${money(command.money)}`;
    case 'accept':
      return 'Das Geld ungesehen nehmen';
    case 'counter':
      return `Dagegenhalten: ${money(command.money)}`;
    case 'claim':
      return '„Meins!“ rufen';
    case 'take':
      return 'Die Ratte nehmen';
    case 'lay':
      return `Eine ${command.card} hinlegen`;
    case 'keep':
      return 'Die Karte behalten';
    case 'give':
      return 'Die Karte weggeben';
    case 'exclude':
      return `Das Quartett der ${card(command.animal).many} weglassen`;
  }
}
