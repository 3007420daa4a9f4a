import type { Explanation } from '../../../wire/protocol';
import type { bots as english } from '../en/bots';
import { listWith } from '../grammar/list';
import { groupedIn } from '../grammar/number';
import { card } from './cards';

const kinds: Readonly<Record<string, string>> = {
  random: 'Dé',
  dreamer: 'Rêveur',
  guest: 'Visiteuse',
  child: 'Enfant',
  neighbour: 'Voisine',
  miser: 'Avare',
  bluffer: 'Bluffeur',
  blocker: 'Trouble-fête',
  collector: 'Collectionneur',
  farmer: 'Fermière',
  innkeeper: 'Aubergiste',
  trader: 'Maquignon',
  shark: 'Requin',
  fox: 'Renard',
  owl: 'Chouette',
};

const list = listWith('et');
const grouped = groupedIn('fr');

type Other = (why: Explanation) => string;

const deeds: Readonly<Record<Explanation['deed'], (why: Explanation, other: Other) => string>> = {
  silence: () => 'Je me suis tu',
  auction: () => 'J’ai mis une carte aux enchères',
  challenge: (why, other) => `J’ai marchandé avec ${other(why)}`,
  bid: ({ price }) => (price > 0 ? `J’ai misé ${price}` : 'J’ai misé'),
  hammer: () => 'J’ai adjugé',
  sell: () => 'J’ai vendu',
  buy: () => 'J’ai acheté moi-même',
  pay: () => 'J’ai payé',
  offer: () => 'J’ai posé de l’argent',
  accept: () => 'J’ai pris l’argent',
  counter: () => 'J’ai surenchéri en face',
  stop: () => 'J’en suis resté là',
  claim: () => 'J’ai crié « à moi »',
  tick: () => 'J’ai continué à compter',
  take: () => 'J’ai pris le rat',
  lay: () => 'J’ai posé une carte près du rat',
  divide: () => 'J’ai regardé une carte',
  keep: () => 'Je l’ai gardée',
  give: () => 'Je l’ai donnée',
  exclude: () => 'J’ai écarté une famille',
};

const it = ({ animal: id, copy }: Explanation) =>
  id === undefined ? 'cela' : copy === 0 ? card(id).the : `${card(id).the} nº ${copy}`;

const reasons: Readonly<Record<Explanation['reason'], (why: Explanation, other: Other) => string>> = {
  whim: () => 'pourquoi pas',
  no_choice: () => 'il n’y avait rien de mieux',
  gain: (why) => `${it(why)} valait ${grouped(why.worth)} points pour moi`,
  too_dear: (why) => `${it(why)} ne valait que ${grouped(why.worth)} points pour moi`,
  no_means: (why) => `j’aurais bien voulu ${it(why)}, mais l’argent manquait`,
  drive_up: (why, other) => `${other(why)} aurait payé encore plus pour ${it(why)}`,
  deny: (why, other) => `je ne voulais pas laisser ${it(why)} à ${other(why)}`,
  bluff: () => 'personne n’a besoin de savoir à quel point je bluffais',
  save: () => 'je gardais mon argent pour plus tard',
  wait: () => 'aucun marchandage ne promettait mieux',
  limit: (why) => `ma limite pour ${it(why)} était de ${grouped(why.limit ?? 0)}`,
  learnt: ({ sure }) => `sur cent moments pareils, j’aurais fait de même dans ${sure ?? 0}`,
  foreseen: () => 'j’ai regardé plus loin, et rien d’autre ne finissait mieux',
};

export const bots: typeof english = {
  name: (kind) => kinds[kind] ?? kind,
  against: (names) => `Contre ${list(names)}`,
  change: 'changer',
  who: 'Qui joue contre toi ?',
  howMany: (least, most) => `De ${least} à ${most}, comme tu veux.`,
  playNow: 'Jouer',
  choose: 'Quels bots',
  kindOf: (player) => `Quel bot est ${player}`,
  levels: 'Leur force',
  likeMe: 'Comme moi',
  level: (level) => `Niveau ${level}`,
  againstLevel: (level) => `Contre le niveau ${level}`,
  talk: 'Les bots parlent',
  why: (player) => `Pourquoi, ${player} ?`,
  because: (why, other) => `${deeds[why.deed](why, other)} : ${reasons[why.reason](why, other)}.`,
  notYet: 'Rien à raconter pour l’instant. Demande après une enchère ou un marchandage.',
  another: 'quelqu’un d’autre',
};
