import type { RuleName, RuleValue } from '../../../model/editions/rule-fields';
import { pluralIn } from '../grammar/plural';

const plural = pluralIn('en');

interface Choice {
  readonly name: string;
  readonly line: string;
}

export interface RuleWords {
  readonly name: string;
  readonly choices: Readonly<Record<string, Choice>>;
}

const names: Readonly<Record<string, { name: string; difference: string }>> = {
  second: {
    name: '2nd edition',
    difference: 'The classic: auctions, horse trades, and quartets that multiply.',
  },
  master: {
    name: 'Master',
    difference: 'Adds pedigrees with the MINE! countdown, rats and notes of 20; scored in five steps.',
  },
  duel: {
    name: 'Duel',
    difference: 'Master for two, without auctions: look at a card, then keep it or give it.',
  },
  russian: {
    name: 'Russian edition',
    difference: 'You may hide how many cards you lay; an auction goes on without who cannot pay.',
  },
  first: {
    name: '1st edition',
    difference: 'Other money, only the winner of a trade pays, plain sums and one bonus card.',
  },
  'mini-lesson': { name: 'Introduction', difference: 'Four animals, to learn the game with.' },
};

const rules: Readonly<Record<RuleName, RuleWords>> = {
  settlement: {
    name: 'Horse trade',
    choices: {
      exchange: { name: 'both pay', line: 'The two piles change hands; the higher sum takes the animals.' },
      winner_pays: {
        name: 'winner pays',
        line: 'Only the higher sum is paid; the other gets their own cards back.',
      },
    },
  },
  zeros_return: {
    name: 'Zeros in a trade',
    choices: {
      false: { name: 'change hands', line: 'Zeros go wherever the pile goes in which they lie.' },
      true: { name: 'go back', line: 'Zeros go back to whoever laid them.' },
    },
  },
  offer_count: {
    name: 'Cards of an offer',
    choices: {
      open: { name: 'counted', line: 'All see how many cards the challenger lays.' },
      concealed: {
        name: 'hidden',
        line: 'How many cards lie there, even none, is told only when the trade is over.',
      },
    },
  },
  least_offer: {
    name: 'Smallest offer',
    choices: {
      0: { name: 'nothing', line: 'An offer may be no card at all.' },
      1: { name: 'one card', line: 'Whoever has a card must lay at least one.' },
    },
  },
  payments: {
    name: 'Payments',
    choices: {
      open: { name: 'open', line: 'What is paid for an animal lies open to all.' },
      closed: { name: 'closed', line: 'All see how many cards are paid; only the two see which.' },
    },
  },
  insolvency: {
    name: 'Who cannot pay',
    choices: {
      reauction_without: {
        name: 'is out',
        line: 'They show their hand, and the card is auctioned again without them.',
      },
      continue_without: {
        name: 'is struck',
        line: 'They show their hand, their bids are struck, and the same auction goes on without them.',
      },
      reauction_capped: {
        name: 'is bound',
        line: 'They show their hand, the card is auctioned again, and they may not go above what they showed.',
      },
    },
  },
  super_trade: {
    name: 'After a trade',
    choices: {
      false: { name: 'turn ends', line: 'After a horse trade the next player has the turn.' },
      true: { name: 'one card more', line: 'After a horse trade you may still turn up a card, or stop.' },
    },
  },
  multiply: {
    name: 'Score',
    choices: {
      true: { name: 'multiplied', line: 'The sum of your quartets is multiplied by their number.' },
      false: { name: 'plain sum', line: 'The worths of your quartets are added up, and that is all.' },
    },
  },
  bonus: {
    name: 'Bonus card',
    choices: {
      false: { name: 'in the box', line: 'There is no bonus card.' },
      true: {
        name: 'plays',
        line: 'The first with both quartets of a pair, such as cat and dog, wins the bonus card.',
      },
    },
  },
  money_counts: {
    name: 'Money at the end',
    choices: {
      false: { name: 'worthless', line: 'Money left in hand counts nothing.' },
      true: { name: 'counts', line: 'The money left in hand is added to your score.' },
    },
  },
};

/** Editions and house rules, in the same words in the lobby, the waiting room, at the table and in its rules. */
export const editions = {
  name: (id: string) => names[id]?.name ?? id,
  difference: (id: string) => names[id]?.difference ?? '',
  players: (least: number, most: number) => (least === most ? `${least}` : `${least}–${most}`),
  rules,
  choice: (rule: RuleName, value: RuleValue): Choice =>
    rules[rule].choices[String(value)] ?? { name: String(value), line: '' },
  house: 'House rules',
  asPublished: 'as the edition has them',
  changed: (count: number) => plural(count, { one: '# changed', other: '# changed' }),
  count: (count: number) => plural(count, { one: '# house rule', other: '# house rules' }),
  differs: 'yours',
  reset: 'All as in the edition',
  refused: (why: string) => `The server does not take this: ${why}`,
};
