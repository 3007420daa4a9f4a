import type { Command, MoneyCards, Seat } from '../../../wire/protocol';
import { card } from './cards';
import { plural } from './counted';

function money(cards: MoneyCards): string {
  const piles = Object.entries(cards);
  const count = piles.reduce((sum, [, many]) => sum + many, 0);
  const worth = piles.reduce((sum, [value, many]) => sum + Number(value) * many, 0);
  if (count === 0) return 'ничего';
  return `${plural(count, { one: '# купюра', few: '# купюры', other: '# купюр' })}, всего ${worth}`;
}

/** What somebody could do, or did, as a phrase. */
export function deed(command: Command | null, name: (seat: Seat) => string): string {
  if (command === null) return 'промолчать';
  switch (command.do) {
    case 'auction':
      return 'выставить карту на торги';
    case 'divide':
      return 'посмотреть карту';
    case 'challenge':
      return `сделка с игроком ${name(command.seat)} за ${card(command.animal).the}`;
    case 'stop':
      return 'на этом остановиться';
    case 'bid':
      return `поставить ${command.amount}`;
    case 'sell':
      return 'продать и взять деньги';
    case 'buy':
      return 'выкупить самому';
    case 'pay':
      return `заплатить: ${money(command.money)}`;
    case 'offer':
      return `положить: ${money(command.money)}`;
    case 'accept':
      return 'взять деньги не глядя';
    case 'counter':
      return `положить в ответ: ${money(command.money)}`;
    case 'claim':
      return 'крикнуть «моё!»';
    case 'take':
      return 'взять крысу';
    case 'lay':
      return `положить купюру ${command.card}`;
    case 'keep':
      return 'оставить карту';
    case 'give':
      return 'отдать карту';
    case 'exclude':
      return `не считать квартет: ${card(command.animal).many}`;
  }
}
