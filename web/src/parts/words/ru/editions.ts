import type { editions as english, RuleWords } from '../en/editions';
import type { RuleName } from '../../../model/editions/rule-fields';
import { plural } from './counted';

const names: Readonly<Record<string, { name: string; difference: string }>> = {
  second: {
    name: '2-е издание',
    difference: 'Классика: торги, сделки втёмную и квартеты, которые умножают счёт.',
  },
  master: {
    name: 'Мастер',
    difference: 'Ещё родословные с отсчётом МОЁ!, крысы и купюры по 20; счёт в пять шагов.',
  },
  duel: {
    name: 'Дуэль',
    difference: 'Мастер для двоих, без торгов: посмотри карту, оставь себе или отдай.',
  },
  russian: {
    name: 'Русское издание',
    difference: 'Число положенных карт можно скрыть; торги идут дальше без того, кто не может заплатить.',
  },
  first: {
    name: '1-е издание',
    difference: 'Другие деньги, в сделке платит только победитель, простые суммы и бонусная карта.',
  },
  'mini-lesson': { name: 'Знакомство', difference: 'Четыре животных, чтобы научиться игре.' },
};

const rules: Readonly<Record<RuleName, RuleWords>> = {
  settlement: {
    name: 'Сделка',
    choices: {
      exchange: {
        name: 'платят оба',
        line: 'Пачки меняются местами; бо́льшая сумма забирает животных.',
      },
      winner_pays: {
        name: 'платит победитель',
        line: 'Платится только бо́льшая сумма; другой забирает свои карты назад.',
      },
    },
  },
  zeros_return: {
    name: 'Нули в сделке',
    choices: {
      false: { name: 'уходят с пачкой', line: 'Нули идут туда же, куда и пачка.' },
      true: { name: 'возвращаются', line: 'Нули возвращаются к тому, кто их положил.' },
    },
  },
  offer_count: {
    name: 'Карты предложения',
    choices: {
      open: { name: 'на счету', line: 'Все видят, сколько карт положено.' },
      concealed: {
        name: 'скрыты',
        line: 'Сколько карт лежит, даже если ни одной, узнают только после сделки.',
      },
    },
  },
  least_offer: {
    name: 'Наименьшее предложение',
    choices: {
      0: { name: 'ничего', line: 'Можно не положить ни одной карты.' },
      1: { name: 'одна карта', line: 'У кого есть карта, кладёт хотя бы одну.' },
    },
  },
  payments: {
    name: 'Платежи',
    choices: {
      open: { name: 'открыто', line: 'Чем платят за животное, видят все.' },
      closed: { name: 'закрыто', line: 'Все видят, сколько карт уплачено; какие — видят только двое.' },
    },
  },
  insolvency: {
    name: 'Кто не может заплатить',
    choices: {
      reauction_without: {
        name: 'выбывает',
        line: 'Он показывает руку, и карта торгуется заново без него.',
      },
      continue_without: {
        name: 'вычёркивается',
        line: 'Он показывает руку, его ставки вычёркиваются, и те же торги идут дальше без него.',
      },
      reauction_capped: {
        name: 'связан',
        line: 'Он показывает руку, карта торгуется заново, и ставить выше показанного ему нельзя.',
      },
    },
  },
  super_trade: {
    name: 'После сделки',
    choices: {
      false: { name: 'ход окончен', line: 'После сделки ходит следующий.' },
      true: { name: 'ещё карта', line: 'После сделки можно открыть ещё карту или остановиться.' },
    },
  },
  multiply: {
    name: 'Счёт',
    choices: {
      true: { name: 'умножается', line: 'Сумма твоих квартетов умножается на их число.' },
      false: { name: 'простая сумма', line: 'Стоимости квартетов складываются, и всё.' },
    },
  },
  bonus: {
    name: 'Бонусная карта',
    choices: {
      false: { name: 'в коробке', line: 'Бонусной карты нет.' },
      true: {
        name: 'в игре',
        line: 'Кто первым соберёт оба квартета пары, например кошек и собак, берёт бонусную карту.',
      },
    },
  },
  money_counts: {
    name: 'Деньги в конце',
    choices: {
      false: { name: 'ничего не стоят', line: 'Оставшиеся деньги не считаются.' },
      true: { name: 'считаются', line: 'Оставшиеся деньги прибавляются к счёту.' },
    },
  },
};

export const editions: typeof english = {
  name: (id) => names[id]?.name ?? id,
  difference: (id) => names[id]?.difference ?? '',
  players: (least, most) => (least === most ? `${least}` : `${least}–${most}`),
  rules,
  choice: (rule, value) => rules[rule].choices[String(value)] ?? { name: String(value), line: '' },
  house: 'Домашние правила',
  asPublished: 'как в издании',
  changed: (count) => plural(count, { one: 'изменено: #', other: 'изменено: #' }),
  count: (count) =>
    plural(count, { one: '# домашнее правило', few: '# домашних правила', other: '# домашних правил' }),
  differs: 'твоё',
  reset: 'Всё как в издании',
  refused: (why) => `Сервер этого не принимает: ${why}`,
};
