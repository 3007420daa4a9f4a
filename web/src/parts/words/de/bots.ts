import type { Explanation } from '../../../wire/protocol';
import type { bots as inEnglish } from '../en/bots';
import { listWith } from '../grammar/list';
import { groupedIn } from '../grammar/number';
import { card } from './cards';

const kinds: Readonly<Record<string, { name: string; character: string }>> = {
  random: { name: 'Würfel', character: 'macht irgendetwas, das erlaubt ist' },
  dreamer: { name: 'Träumer', character: 'zahlt für alles, was ihm gefällt' },
  guest: { name: 'Gast', character: 'ist zum ersten Mal auf dem Markt und staunt über die Preise' },
  child: { name: 'Kind', character: 'kennt jedes Tier beim Namen, das Geld weniger' },
  neighbour: {
    name: 'Nachbarin',
    character: 'kommt auf einen Schwatz vorbei und zahlt manchmal etwas zu viel',
  },
  miser: { name: 'Geizhals', character: 'sitzt auf dem Geld und lässt die anderen zu viel zahlen' },
  bluffer: { name: 'Bluffer', character: 'bietet hoch und legt viele Scheine ohne Wert' },
  blocker: { name: 'Spielverderber', character: 'gönnt niemandem ein Quartett' },
  collector: { name: 'Sammler', character: 'zahlt alles für die Karte, die noch fehlt' },
  farmer: { name: 'Bäuerin', character: 'wägt Preise und Chancen ab, wie immer auf dem Markt' },
  innkeeper: { name: 'Wirt', character: 'hat bei manchem Handel zugehört und rechnet ein paar davon nach' },
  trader: { name: 'Händler', character: 'rechnet jeden Kuhhandel bis zum Ende durch' },
  shark: { name: 'Hai', character: 'spielt im Kopf den ganzen Abend durch, bevor er bietet' },
  fox: { name: 'Fuchs', character: 'hat beim Spielen gelernt, was sich lohnt' },
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
};

export const bots: typeof inEnglish = {
  name: (kind) => kinds[kind]?.name ?? kind,
  character: (kind) => kinds[kind]?.character ?? '',
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
