import type { Explanation } from '../../../wire/protocol';
import type { bots as english } from '../en/bots';
import { listWith } from '../grammar/list';
import { groupedIn } from '../grammar/number';
import { card } from './cards';

const kinds: Readonly<Record<string, string>> = {
  random: 'Dobbelsteen',
  dreamer: 'Dromer',
  guest: 'Gast',
  child: 'Kind',
  neighbour: 'Buurvrouw',
  miser: 'Vrek',
  bluffer: 'Bluffer',
  blocker: 'Dwarsligger',
  collector: 'Verzamelaar',
  farmer: 'Boerin',
  innkeeper: 'Waard',
  trader: 'Handelaar',
  shark: 'Haai',
  fox: 'Vos',
  owl: 'Uil',
};

const ordinal = (copy: number) => ['', 'eerste ', 'tweede ', 'derde ', 'vierde '][copy] ?? 'volgende ';
const list = listWith('en');
const grouped = groupedIn('nl');

type Other = (why: Explanation) => string;

const deeds: Readonly<Record<Explanation['deed'], (why: Explanation, other: Other) => string>> = {
  silence: () => 'Ik hield mijn mond',
  auction: () => 'Ik veilde een kaart',
  challenge: (why, other) => `Ik deed een koehandel met ${other(why)}`,
  bid: ({ price }) => (price > 0 ? `Ik bood ${price}` : 'Ik bood'),
  hammer: () => 'Ik liet de hamer vallen',
  sell: () => 'Ik verkocht',
  buy: () => 'Ik kocht zelf',
  pay: () => 'Ik betaalde',
  offer: () => 'Ik legde geld neer',
  accept: () => 'Ik nam het geld aan',
  counter: () => 'Ik legde er geld tegenover',
  stop: () => 'Ik liet het daarbij',
  claim: () => 'Ik riep „van mij”',
  tick: () => 'Ik telde verder',
  take: () => 'Ik nam de rat',
  lay: () => 'Ik legde een kaart bij de rat',
  divide: () => 'Ik bekeek een kaart',
  keep: () => 'Ik hield hem',
  give: () => 'Ik gaf hem weg',
  exclude: () => 'Ik liet een kwartet weg',
};

const it = ({ animal: id, copy }: Explanation) => {
  if (id === undefined) return 'het';
  const { the, name } = card(id);
  return copy === 0 ? the : `${the.split(' ')[0] ?? 'de'} ${ordinal(copy)}${name.toLowerCase()}`;
};

const reasons: Readonly<Record<Explanation['reason'], (why: Explanation, other: Other) => string>> = {
  whim: () => 'waarom ook niet',
  no_choice: () => 'er was niets beters',
  gain: (why) => `${it(why)} was me ${grouped(why.worth)} punten waard`,
  too_dear: (why) => `${it(why)} was me maar ${grouped(why.worth)} punten waard`,
  no_means: (why) => `ik had ${it(why)} graag gehad, maar had het geld niet`,
  drive_up: (why, other) => `${other(why)} had voor ${it(why)} nog meer betaald`,
  deny: (why, other) => `ik gunde ${other(why)} ${it(why)} niet`,
  bluff: () => 'niemand hoeft te weten hoe weinig ik het meende',
  save: () => 'ik bewaarde mijn geld voor later',
  wait: () => 'geen handel beloofde meer',
  limit: (why) => `mijn grens voor ${it(why)} was ${grouped(why.limit ?? 0)}`,
  learnt: ({ sure }) => `van honderd zulke momenten had ik het in ${sure ?? 0} zo gedaan`,
  foreseen: () => 'ik heb vooruitgekeken, en niets anders liep beter af',
};

export const bots: typeof english = {
  name: (kind) => kinds[kind] ?? kind,
  against: (names) => `Tegen ${list(names)}`,
  change: 'wijzigen',
  who: 'Wie speelt er tegen je?',
  howMany: (least, most) => `${least} tot ${most} van hen, net wat je wilt.`,
  playNow: 'Spelen',
  choose: 'Wat voor bots',
  kindOf: (player) => `Wat voor bot ${player} is`,
  levels: 'Hoe sterk',
  likeMe: 'Zoals ik',
  level: (level) => `Niveau ${level}`,
  againstLevel: (level) => `Tegen niveau ${level}`,
  talk: 'Bots praten',
  why: (player) => `Waarom, ${player}?`,
  because: (why, other) => `${deeds[why.deed](why, other)}: ${reasons[why.reason](why, other)}.`,
  notYet: 'Nog niets te vertellen. Vraag het na een veiling of een koehandel.',
  another: 'een ander',
};
