import type { Explanation } from '../../../wire/protocol';
import type { bots as inEnglish } from '../en/bots';
import { listWith } from '../grammar/list';
import { groupedIn } from '../grammar/number';
import { card } from './cards';

const kinds: Readonly<Record<string, string>> = {
  random: 'Würfel',
  dreamer: 'Träumer',
  guest: 'Gast',
  child: 'Kind',
  neighbour: 'Nachbarin',
  miser: 'Geizhals',
  bluffer: 'Bluffer',
  blocker: 'Spielverderber',
  collector: 'Sammler',
  farmer: 'Bäuerin',
  innkeeper: 'Wirt',
  trader: 'Händler',
  shark: 'Hai',
  fox: 'Fuchs',
  owl: 'Eule',
};

const list = listWith('und');
const grouped = groupedIn('de');

type Other = (why: Explanation) => string;

const deeds: Readonly<Record<Explanation['deed'], (why: Explanation, other: Other) => string>> = {
  silence: () => 'Ich habe geschwiegen',
  auction: () => 'Ich habe eine Karte versteigert',
  challenge: (why, other) => `Ich habe mit ${other(why)} gehandelt`,
  bid: ({ price }) => (price > 0 ? `Ich habe ${price} geboten` : 'Ich habe geboten'),
  hammer: () => 'Ich habe den Hammer fallen lassen',
  sell: () => 'Ich habe verkauft',
  buy: () => 'Ich habe selbst gekauft',
  pay: () => 'Ich habe gezahlt',
  offer: () => 'Ich habe Geld hingelegt',
  accept: () => 'Ich habe das Geld genommen',
  counter: () => 'Ich habe dagegengehalten',
  stop: () => 'Ich habe es dabei belassen',
  claim: () => 'Ich habe „meins“ gerufen',
  tick: () => 'Ich habe weitergezählt',
  take: () => 'Ich habe die Ratte genommen',
  lay: () => 'Ich habe eine Karte zur Ratte gelegt',
  divide: () => 'Ich habe eine Karte angesehen',
  keep: () => 'Ich habe sie behalten',
  give: () => 'Ich habe sie weggegeben',
  exclude: () => 'Ich habe ein Quartett weggelassen',
};

/** As the object of a sentence. */
const it = ({ animal: id, copy }: Explanation) =>
  id === undefined ? 'das' : copy === 0 ? card(id).the : `${card(id).the} Nummer ${copy}`;

/** As its subject, within a sentence. */
function itself(why: Explanation): string {
  if (why.animal === undefined) return it(why);
  const { The, name } = card(why.animal);
  if (why.copy !== 0) return `${name} Nummer ${why.copy}`;
  return The.charAt(0).toLowerCase() + The.slice(1);
}

const reasons: Readonly<Record<Explanation['reason'], (why: Explanation, other: Other) => string>> = {
  whim: () => 'warum auch nicht',
  no_choice: () => 'es gab nichts Besseres',
  gain: (why) => `${itself(why)} war mir ${grouped(why.worth)} Punkte wert`,
  too_dear: (why) => `${itself(why)} war mir nur ${grouped(why.worth)} Punkte wert`,
  no_means: (why) => `${it(why)} hätte ich gern gehabt, aber das Geld fehlte`,
  drive_up: (why, other) => `${other(why)} hätte für ${it(why)} noch mehr gezahlt`,
  deny: (why, other) => `${other(why)} sollte leer ausgehen`,
  bluff: () => 'niemand muss wissen, wie wenig ernst es mir war',
  save: () => 'das Geld hebe ich mir auf',
  wait: () => 'kein Handel versprach mehr',
  limit: (why) => `meine Grenze für ${it(why)} war ${grouped(why.limit ?? 0)}`,
  learnt: ({ sure }) => `von hundert solchen Momenten hätte ich es in ${sure ?? 0} so gemacht`,
  foreseen: () => 'ich habe vorausgeschaut, und nichts anderes ging besser aus',
};

export const bots: typeof inEnglish = {
  name: (kind) => kinds[kind] ?? kind,
  against: (names) => `Gegen ${list(names)}`,
  change: 'ändern',
  who: 'Wer spielt gegen dich?',
  howMany: (least, most) => `${least} bis ${most} von ihnen, wie du magst.`,
  playNow: 'Spielen',
  choose: 'Was für Bots',
  kindOf: (player) => `Was für ein Bot ${player} ist`,
  levels: 'Wie stark',
  likeMe: 'Wie ich',
  level: (level) => `Stufe ${level}`,
  againstLevel: (level) => `Gegen Stufe ${level}`,
  talk: 'Bots reden',
  why: (player) => `Warum, ${player}?`,
  because: (why, other) => `${deeds[why.deed](why, other)}: ${reasons[why.reason](why, other)}.`,
  notYet: 'Noch nichts zu erzählen. Frag mich nach einer Auktion oder einem Handel.',
  another: 'jemand anders',
};
