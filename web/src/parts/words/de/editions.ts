import type { RuleName } from '../../../model/editions/rule-fields';
import type { editions as english, RuleWords } from '../en/editions';
import { pluralIn } from '../grammar/plural';

const plural = pluralIn('de');

const names: Readonly<Record<string, { name: string; difference: string }>> = {
  second: {
    name: '2. Ausgabe',
    difference: 'Der Klassiker: Versteigerungen, Kuhhandel, und Quartette, die sich vervielfachen.',
  },
  master: {
    name: 'Master',
    difference: 'Dazu Stammbäume mit dem MEINS!-Countdown, Ratten und Zwanziger; Wertung in fünf Schritten.',
  },
  duel: {
    name: 'Duell',
    difference: 'Master zu zweit, ohne Versteigerung: eine Karte ansehen, dann behalten oder geben.',
  },
  russian: {
    name: 'Russische Ausgabe',
    difference: 'Wie viele Scheine du legst, bleibt geheim; ohne den, der nicht zahlen kann, geht es weiter.',
  },
  first: {
    name: '1. Ausgabe',
    difference: 'Anderes Geld, im Handel zahlt nur, wer gewinnt, einfache Summen und eine Bonuskarte.',
  },
  'mini-lesson': { name: 'Einführung', difference: 'Vier Tiere, um das Spiel zu lernen.' },
};

const rules: Readonly<Record<RuleName, RuleWords>> = {
  settlement: {
    name: 'Kuhhandel',
    choices: {
      exchange: {
        name: 'beide zahlen',
        line: 'Die beiden Stapel werden getauscht; die höhere Summe bekommt die Tiere.',
      },
      winner_pays: {
        name: 'nur der Sieger',
        line: 'Nur die höhere Summe wird gezahlt; der andere nimmt seine Scheine zurück.',
      },
    },
  },
  zeros_return: {
    name: 'Nullen im Handel',
    choices: {
      false: { name: 'wandern', line: 'Nullen gehen mit dem Stapel, in dem sie liegen.' },
      true: { name: 'kehren heim', line: 'Nullen gehen an den zurück, der sie gelegt hat.' },
    },
  },
  offer_count: {
    name: 'Scheine im Angebot',
    choices: {
      open: { name: 'gezählt', line: 'Alle sehen, wie viele Scheine gelegt werden.' },
      concealed: {
        name: 'verborgen',
        line: 'Wie viele Scheine daliegen, auch gar keiner, erfährt man erst nach dem Handel.',
      },
    },
  },
  least_offer: {
    name: 'Kleinstes Angebot',
    choices: {
      0: { name: 'nichts', line: 'Ein Angebot darf ganz ohne Schein sein.' },
      1: { name: 'ein Schein', line: 'Wer einen Schein hat, muss mindestens einen legen.' },
    },
  },
  payments: {
    name: 'Zahlungen',
    choices: {
      open: { name: 'offen', line: 'Was für ein Tier gezahlt wird, liegt für alle offen.' },
      closed: {
        name: 'verdeckt',
        line: 'Alle sehen, wie viele Scheine gezahlt werden; welche, sehen nur die beiden.',
      },
    },
  },
  insolvency: {
    name: 'Wer nicht zahlen kann',
    choices: {
      reauction_without: {
        name: 'ist raus',
        line: 'Er zeigt seine Hand, und die Karte wird ohne ihn neu versteigert.',
      },
      continue_without: {
        name: 'gestrichen',
        line: 'Er zeigt seine Hand, seine Gebote werden gestrichen, und es geht ohne ihn weiter.',
      },
      reauction_capped: {
        name: 'gebunden',
        line: 'Er zeigt seine Hand, es wird neu versteigert, und er darf nicht über das Gezeigte gehen.',
      },
    },
  },
  super_trade: {
    name: 'Nach dem Handel',
    choices: {
      false: { name: 'Zug vorbei', line: 'Nach einem Kuhhandel ist der Nächste dran.' },
      true: {
        name: 'eine Karte mehr',
        line: 'Nach einem Kuhhandel darfst du noch eine Karte aufdecken oder aufhören.',
      },
    },
  },
  multiply: {
    name: 'Wertung',
    choices: {
      true: { name: 'malgenommen', line: 'Die Summe deiner Quartette wird mit ihrer Zahl malgenommen.' },
      false: { name: 'einfache Summe', line: 'Die Werte deiner Quartette werden addiert, mehr nicht.' },
    },
  },
  bonus: {
    name: 'Bonuskarte',
    choices: {
      false: { name: 'in der Schachtel', line: 'Es gibt keine Bonuskarte.' },
      true: {
        name: 'spielt mit',
        line: 'Wer zuerst beide Quartette eines Paars hat, etwa Katze und Hund, bekommt die Bonuskarte.',
      },
    },
  },
  money_counts: {
    name: 'Geld am Ende',
    choices: {
      false: { name: 'wertlos', line: 'Geld, das auf der Hand bleibt, zählt nichts.' },
      true: { name: 'zählt', line: 'Das Geld auf der Hand kommt zu den Punkten.' },
    },
  },
};

export const editions: typeof english = {
  name: (id) => names[id]?.name ?? id,
  difference: (id) => names[id]?.difference ?? '',
  players: (least, most) => (least === most ? `${least}` : `${least}–${most}`),
  rules,
  choice: (rule, value) => rules[rule].choices[String(value)] ?? { name: String(value), line: '' },
  house: 'Hausregeln',
  asPublished: 'wie in der Ausgabe',
  changed: (count) => plural(count, { one: '# geändert', other: '# geändert' }),
  count: (count) => plural(count, { one: '# Hausregel', other: '# Hausregeln' }),
  differs: 'eure',
  reset: 'Alles wie in der Ausgabe',
  refused: (why) => `Das nimmt der Server nicht an: ${why}`,
};
