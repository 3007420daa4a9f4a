import type { Command, Explanation, MoneyCards, Seat } from '../../../wire/protocol';
import type { coach as english } from '../en/coach';
import { card } from './cards';
import { plural, points } from './counted';

type Name = (seat: Seat) => string;

function money(cards: MoneyCards): string {
  const piles = Object.entries(cards);
  const count = piles.reduce((sum, [, many]) => sum + many, 0);
  const worth = piles.reduce((sum, [value, many]) => sum + Number(value) * many, 0);
  if (count === 0) return 'ничего';
  return `${plural(count, { one: '# купюра', few: '# купюры', other: '# купюр' })}, всего ${worth}`;
}

function deed(command: Command | null, name: Name): string {
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

function reason(why: Explanation, name: Name): string {
  const other = why.other === undefined ? 'другой игрок' : name(why.other);
  switch (why.reason) {
    case 'whim':
      return 'почему бы и нет';
    case 'no_choice':
      return 'лучшего выбора нет';
    case 'gain':
      return `к концу игры это примерно на ${points(why.worth)} больше`;
    case 'too_dear':
      return `к концу игры это всего на ${points(why.worth)} больше`;
    case 'no_means':
      return 'хочется, да денег нет';
    case 'drive_up':
      return `${other} заплатит и больше`;
    case 'deny':
      return `пусть ${other} останется ни с чем`;
    case 'bluff':
      return 'никому не надо знать, что это блеф';
    case 'save':
      return 'деньги понадобятся позже';
    case 'wait':
      return 'никакая сделка не обещает большего';
  }
}

export const coach: typeof english = {
  hint: ({ command, explanation }, name) =>
    explanation === null
      ? `Совет: ${deed(command, name)}.`
      : `Совет: ${deed(command, name)}; ${reason(explanation, name)}.`,
  lesson: {
    auction: 'Твой ход: выставь верхнюю карту на торги. Остальные ставят, и что они заплатят — твоё.',
    challenge:
      'У тебя и у другого есть одинаковое животное: вызови его на сделку или торгуй дальше. Считаются только полные наборы, и каждый умножает очки.',
    auctioneer: 'Ставят на твою карту. Когда ударит молоток, выбираешь ты: продать или выкупить за эту цену.',
    bid: 'Ставить может каждый в любой момент. Когда ударит молоток, остаётся высшая ставка.',
    bluff:
      'Это больше, чем у тебя есть. Поставишь всё равно — это блеф: кто должен платить и не может, открывает руку, и торги начинаются заново.',
    right: 'Право выкупа: продай и возьми деньги или заплати столько же и оставь карту себе.',
    pay: 'Плати своими купюрами. Сдачи никто не даёт, так что мелочь дорога.',
    offer:
      'Сделка: положи купюры рубашкой вверх. Нули тоже похожи на деньги; толстая пачка может быть блефом.',
    answer:
      'Возьми пачку не глядя и отдай животное — или положи свои купюры в ответ: бо́льшая сумма забирает животное, а пачки меняются местами.',
    others: 'Ходят другие. Следи, сколько они платят: это выдаёт, что у них осталось.',
    over: 'Вот и вся игра: очки наборов, умноженные на их число. Теперь сыграй со всеми десятью животными.',
  },
};
