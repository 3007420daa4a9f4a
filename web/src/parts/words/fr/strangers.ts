import { pluralIn } from '../grammar/plural';
import type { strangers as english } from '../en/strangers';

const plural = pluralIn('fr');

export const strangers: typeof english = {
  how: 'Comment veux-tu jouer ?',
  anyEdition: 'toute édition',
  anyPace: 'tout rythme',
  any: 'peu importe',
  botsMayCome: 'Des bots peuvent jouer après 30 s',
  personTakesSeat: 'qui vient plus tard prend la place d’un bot',
  peopleOnly: 'sans bots',
  whoComes: 'Qui vient',
  atTheTable: 'à table',
  ofSeats: (seats) => `sur ${seats}`,
  botsIn: (seconds) => `bots dans ${seconds} s`,
  timeLeft: 'Temps avant les bots',
  waitFor: (count) =>
    plural(count, { one: 'Il manque encore une personne', other: 'Il manque encore # personnes' }),
  begins: 'Tout le monde est là : on commence',
  onTheWay: 'en chemin',
  takesBots: 'jouerait avec des bots',
  free: 'libre',
  orBot: 'ou un bot',
  startWithBots: (count) => plural(count, { one: 'Commencer avec un bot', other: 'Commencer avec des bots' }),
  waitOn: 'Attendre encore',
  othersWait: 'On commence dès que les autres veulent aussi des bots.',
  nobodyYet: 'Personne encore. Attendre, ou laisser entrer des bots ?',
  letBotsIn: 'Laisser entrer des bots',
  leave: 'Partir',
  lookAway:
    'Une cloche et le titre de l’onglet t’appellent quand quelqu’un s’assoit. Tu peux regarder ailleurs.',
  rated:
    'Classée : cette partie compte pour ton nom si quelqu’un d’autre qui garde le sien y joue aussi. Qui part perd.',
  unrated: 'Les parties comptent ici pour ceux qui gardent leur nom. Tu joues sans classement.',
  allLeft:
    'Tous les autres sont partis. Si cette partie est classée et que personne ne revient, tu l’as gagnée, que tu continues ou non.',
  moved: 'Quelqu’un attend ailleurs : tu es maintenant à sa table',
  satDown: (name) => `${name} est à table`,
};
