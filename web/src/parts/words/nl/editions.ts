import type { editions as english, RuleWords } from '../en/editions';
import type { RuleName } from '../../../model/editions/rule-fields';
import { pluralIn } from '../grammar/plural';

const plural = pluralIn('nl');

const names: Readonly<Record<string, { name: string; difference: string }>> = {
  second: {
    name: '2e editie',
    difference: 'De klassieker: veilingen, koehandel, en kwartetten die vermenigvuldigen.',
  },
  master: {
    name: 'Master',
    difference:
      'Met stambomen en het aftellen om VAN MIJ!, ratten en biljetten van 20; telling in vijf stappen.',
  },
  duel: {
    name: 'Duel',
    difference: 'Master voor twee, zonder veilingen: bekijk een kaart, en houd hem of geef hem.',
  },
  russian: {
    name: 'Russische editie',
    difference:
      'Hoeveel kaarten je legt mag geheim blijven; de veiling gaat verder zonder wie niet kan betalen.',
  },
  first: {
    name: '1e editie',
    difference: 'Ander geld, alleen de winnaar van een handel betaalt, gewone sommen en één bonuskaart.',
  },
  'mini-lesson': { name: 'Kennismaking', difference: 'Vier dieren, om het spel mee te leren.' },
};

const rules: Readonly<Record<RuleName, RuleWords>> = {
  settlement: {
    name: 'Koehandel',
    choices: {
      exchange: {
        name: 'beiden betalen',
        line: 'De twee stapels worden geruild; de hoogste som krijgt de dieren.',
      },
      winner_pays: {
        name: 'winnaar betaalt',
        line: 'Alleen de hoogste som wordt betaald; de ander krijgt zijn eigen kaarten terug.',
      },
    },
  },
  zeros_return: {
    name: 'Nullen in een handel',
    choices: {
      false: { name: 'gaan mee', line: 'Nullen gaan mee met de stapel waarin ze liggen.' },
      true: { name: 'gaan terug', line: 'Nullen gaan terug naar wie ze legde.' },
    },
  },
  offer_count: {
    name: 'Kaarten van een bod',
    choices: {
      open: { name: 'geteld', line: 'Iedereen ziet hoeveel kaarten de uitdager legt.' },
      concealed: {
        name: 'verborgen',
        line: 'Hoeveel kaarten er liggen, ook geen enkele, blijkt pas als de handel voorbij is.',
      },
    },
  },
  least_offer: {
    name: 'Kleinste bod',
    choices: {
      0: { name: 'niets', line: 'Een bod mag uit geen enkele kaart bestaan.' },
      1: { name: 'één kaart', line: 'Wie een kaart heeft, moet er minstens één leggen.' },
    },
  },
  payments: {
    name: 'Betalingen',
    choices: {
      open: { name: 'open', line: 'Wat voor een dier betaald wordt, ligt open voor iedereen.' },
      closed: {
        name: 'gesloten',
        line: 'Iedereen ziet hoeveel kaarten er betaald worden; alleen de twee zien welke.',
      },
    },
  },
  insolvency: {
    name: 'Wie niet kan betalen',
    choices: {
      reauction_without: {
        name: 'doet niet mee',
        line: 'Hij toont zijn hand, en de kaart wordt opnieuw geveild zonder hem.',
      },
      continue_without: {
        name: 'wordt geschrapt',
        line: 'Hij toont zijn hand, zijn biedingen vervallen, en dezelfde veiling gaat zonder hem verder.',
      },
      reauction_capped: {
        name: 'is gebonden',
        line: 'Hij toont zijn hand, de kaart wordt opnieuw geveild, en hij mag niet boven het getoonde gaan.',
      },
    },
  },
  super_trade: {
    name: 'Na een handel',
    choices: {
      false: { name: 'einde beurt', line: 'Na een koehandel is de volgende aan de beurt.' },
      true: { name: 'nog een kaart', line: 'Na een koehandel mag je nog een kaart omdraaien, of stoppen.' },
    },
  },
  multiply: {
    name: 'Telling',
    choices: {
      true: { name: 'vermenigvuldigd', line: 'De som van je kwartetten maal hun aantal.' },
      false: { name: 'gewone som', line: 'De waarden van je kwartetten worden opgeteld, meer niet.' },
    },
  },
  bonus: {
    name: 'Bonuskaart',
    choices: {
      false: { name: 'in de doos', line: 'Er is geen bonuskaart.' },
      true: {
        name: 'doet mee',
        line: 'Wie als eerste beide kwartetten van een paar heeft, zoals kat en hond, wint de bonuskaart.',
      },
    },
  },
  money_counts: {
    name: 'Geld aan het eind',
    choices: {
      false: { name: 'waardeloos', line: 'Geld dat je overhoudt, telt niet.' },
      true: { name: 'telt mee', line: 'Het geld dat je overhoudt, komt bij je punten.' },
    },
  },
};

export const editions: typeof english = {
  name: (id) => names[id]?.name ?? id,
  difference: (id) => names[id]?.difference ?? '',
  players: (least, most) => (least === most ? `${least}` : `${least}–${most}`),
  rules,
  choice: (rule, value) => rules[rule].choices[String(value)] ?? { name: String(value), line: '' },
  house: 'Huisregels',
  asPublished: 'zoals de editie ze heeft',
  changed: (count) => plural(count, { one: '# veranderd', other: '# veranderd' }),
  count: (count) => plural(count, { one: '# huisregel', other: '# huisregels' }),
  differs: 'van jou',
  reset: 'Alles zoals in de editie',
  refused: (why) => `Dit neemt de server niet aan: ${why}`,
};
