import type { Explanation, Seat } from '../../../wire/protocol';
import type { coach as english } from '../en/coach';
import { points } from './counted';
import { deed } from './deed';

type Name = (seat: Seat) => string;

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
    case 'limit':
      return `мой предел здесь ${why.limit ?? 0}`;
    case 'learnt':
      return `из ста таких случаев так было бы в ${why.sure ?? 0}`;
    case 'foreseen':
      return 'если заглянуть вперёд, ничто другое не кончается лучше';
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
