import type { Command, MoneyCards, Seat } from '../../../wire/protocol';
import { pluralIn } from '../grammar/plural';
import { card } from './cards';

const plural = pluralIn('nl');

function money(cards: MoneyCards): string {
  const piles = Object.entries(cards);
  const count = piles.reduce((sum, [, many]) => sum + many, 0);
  const worth = piles.reduce((sum, [value, many]) => sum + Number(value) * many, 0);
  return count === 0
    ? 'niets'
    : `${plural(count, { one: '# biljet', other: '# biljetten' })}, samen ${worth}`;
}

/** What somebody could do, or did, as a phrase. */
export function deed(command: Command | null, name: (seat: Seat) => string): string {
  if (command === null) return 'niets zeggen';
  switch (command.do) {
    case 'auction':
      return 'een kaart veilen';
    case 'divide':
      return 'een kaart bekijken';
    case 'challenge':
      return `${name(command.seat)} uitdagen om ${card(command.animal).the}`;
    case 'stop':
      return 'het daarbij laten';
    case 'bid':
      return `${command.amount} bieden`;
    case 'sell':
      return 'verkopen en het geld nemen';
    case 'buy':
      return 'zelf kopen';
    case 'pay':
      return `betalen met ${money(command.money)}`;
    case 'offer':
      return `${money(command.money)} neerleggen`;
    case 'accept':
      return 'het geld ongezien aannemen';
    case 'counter':
      return `er ${money(command.money)} tegenover leggen`;
    case 'claim':
      return '„van mij!” roepen';
    case 'take':
      return 'de rat nemen';
    case 'lay':
      return `een ${command.card} neerleggen`;
    case 'keep':
      return 'de kaart houden';
    case 'give':
      return 'de kaart weggeven';
    case 'exclude':
      return `het kwartet ${card(command.animal).many} weglaten`;
  }
}
