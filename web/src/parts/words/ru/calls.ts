import type { calls as english } from '../en/calls';

export const calls: typeof english = {
  askedFor: {
    turn: 'Твой ход',
    bid: (animal, who) => `${animal}: ${who} проводит торги. Ставишь?`,
    sell: (animal, who) => `${animal}: ставка игрока ${who}. Продать или купить?`,
    pay: (animal, who) => `${animal}: ${who} ждёт твоих денег`,
    offer: (animal, who) => `${animal}: положи предложение игроку ${who}`,
    answer: (animal, who) => `${animal}: ${who} бросает тебе вызов`,
    claim: (animal, who) => `${animal}: ${who} ведёт отсчёт родословной`,
    rat: 'К тебе пришла крыса',
    divide: 'Карта на двоих: оставить или отдать?',
    exclude: 'Какой квартет не считать?',
  },
  begins: 'Начинаем',
  letIn: 'Тебя впустили',
  at: (table) => `За столом «${table}».`,
  atUntil: (table, until) => `За столом «${table}». Ответь до ${until}.`,
};
