import type { Explanation } from '../../../wire/protocol';
import { listWith } from '../grammar/list';
import { groupedIn } from '../grammar/number';
import { card } from './cards';

/** What bots are called, and their reasons. */
const kinds: Readonly<Record<string, string>> = {
  random: 'Dice',
  dreamer: 'Dreamer',
  guest: 'Guest',
  child: 'Child',
  neighbour: 'Neighbour',
  miser: 'Miser',
  bluffer: 'Bluffer',
  blocker: 'Blocker',
  collector: 'Collector',
  farmer: 'Farmer',
  innkeeper: 'Innkeeper',
  trader: 'Trader',
  shark: 'Shark',
  fox: 'Fox',
  owl: 'Owl',
};

const ordinal = (copy: number) => ['', 'first ', 'second ', 'third ', 'fourth '][copy] ?? 'next ';
const list = listWith('and');
const grouped = groupedIn('en');

type Other = (why: Explanation) => string;

const deeds: Readonly<Record<Explanation['deed'], (why: Explanation, other: Other) => string>> = {
  silence: () => 'I stayed silent',
  auction: () => 'I auctioned a card',
  challenge: (why, other) => `I traded with ${other(why)}`,
  bid: ({ price }) => (price > 0 ? `I bid ${price}` : 'I bid'),
  hammer: () => 'I let the hammer fall',
  sell: () => 'I sold',
  buy: () => 'I bought it myself',
  pay: () => 'I paid',
  offer: () => 'I laid money',
  accept: () => 'I took the money',
  counter: () => 'I laid money against it',
  stop: () => 'I left it at that',
  claim: () => 'I claimed it',
  tick: () => 'I counted on',
  take: () => 'I took the rat',
  lay: () => 'I laid a card beside the rat',
  divide: () => 'I looked at a card',
  keep: () => 'I kept it',
  give: () => 'I gave it away',
  exclude: () => 'I left a quartet out',
};

const it = ({ animal: id, copy }: Explanation) =>
  id === undefined ? 'it' : copy === 0 ? card(id).the : `the ${ordinal(copy)}${card(id).name.toLowerCase()}`;

const reasons: Readonly<Record<Explanation['reason'], (why: Explanation, other: Other) => string>> = {
  whim: () => 'why not',
  no_choice: () => 'there was no better choice',
  gain: (why) => `${it(why)} was worth ${grouped(why.worth)} points to me`,
  too_dear: (why) => `${it(why)} was worth only ${grouped(why.worth)} points to me`,
  no_means: (why) => `I would have liked ${it(why)}, but had not the money`,
  drive_up: (why, other) => `${other(why)} would have paid still more for ${it(why)}`,
  deny: (why, other) => `I kept ${it(why)} from ${other(why)}`,
  bluff: () => 'nobody need know how little I meant it',
  save: () => 'I kept my money for later',
  wait: () => 'no trade promised more',
  limit: (why) => `my limit for ${it(why)} was ${grouped(why.limit ?? 0)}`,
  learnt: ({ sure }) => `of a hundred such moments I would have done so in ${sure ?? 0}`,
  foreseen: () => 'I looked ahead, and nothing else came out better',
};

export const bots = {
  name: (kind: string) => kinds[kind] ?? kind,
  against: (names: readonly string[]) => `Against ${list(names)}`,
  change: 'change',
  who: 'Who plays against you?',
  howMany: (least: number, most: number) => `${least} to ${most} of them, as you like.`,
  playNow: 'Play',
  choose: 'What kind of bots',
  kindOf: (player: string) => `What kind of bot ${player} is`,
  levels: 'How strong',
  likeMe: 'Like me',
  level: (level: number) => `Level ${level}`,
  againstLevel: (level: number) => `Against level ${level}`,
  talk: 'Bots talk',
  why: (player: string) => `Why, ${player}?`,
  because: (why: Explanation, other: Other) =>
    `${deeds[why.deed](why, other)}: ${reasons[why.reason](why, other)}.`,
  notYet: 'Nothing to tell yet. Ask me after an auction or a trade.',
  another: 'another',
};
