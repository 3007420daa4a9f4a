import type { profile as english } from '../en/profile';
import { pluralIn } from '../grammar/plural';

const plural = pluralIn('fr');
const points = (count: number) => plural(count, { one: '# point', other: '# points' });

export const profile: typeof english = {
  title: 'Comment je joue',
  lead: 'D’après tes propres parties, jugées par l’entraîneur sur cet appareil ; personne d’autre ne l’apprend. Un point est un centième de victoire.',
  judged: (games) => plural(games, { one: '# partie jugée', other: '# parties jugées' }),
  waiting: (games) =>
    plural(games, {
      one: '# partie n’est pas encore jugée.',
      other: '# parties ne sont pas encore jugées.',
    }),
  judge: (games) => plural(games, { one: 'Juger # partie', other: 'Juger # parties' }),
  judging: (place, all, percent) => `Partie ${place} sur ${all} : ${percent} %`,
  stop: 'Arrêter',
  failed: (games) =>
    plural(games, {
      one: '# partie n’a pas pu être jugée sur cet appareil.',
      other: '# parties n’ont pas pu être jugées sur cet appareil.',
    }),
  empty: 'Aucune de tes parties n’est encore finie.',
  whatIsSeen: 'Ce qu’on peut en dire',
  tooFew: (games) =>
    plural(games, {
      one: 'Encore # partie, et on pourra dire plus que des chiffres.',
      other: 'Encore # parties, et on pourra dire plus que des chiffres.',
    }),
  nothing: 'Rien ne se remarque : tout cela peut être le hasard.',
  lost: (count) => `Par tes propres choix, tu laisses ${points(count)} par partie.`,
  latelyLess: (count) => `Ces derniers temps, tu laisses ${points(count)} par partie de moins qu’au début.`,
  latelyMore: (count) => `Ces derniers temps, tu laisses ${points(count)} par partie de plus qu’au début.`,
  most: {
    bid_on: (count) => `Le plus, ${count}, quand tu continues à miser au lieu de laisser filer.`,
    let_go: (count) => `Le plus, ${count}, quand tu laisses filer au lieu de continuer à miser.`,
    sold: (count) => `Le plus, ${count}, quand, commissaire, tu vends au lieu d’acheter.`,
    bought: (count) => `Le plus, ${count}, quand, commissaire, tu achètes au lieu de vendre.`,
    turn: (count) => `Le plus, ${count}, au début du tour : un autre marchandage, ou une enchère.`,
    offered: (count) => `Le plus, ${count}, dans les marchandages, par la somme que tu poses.`,
    answered: (count) => `Le plus, ${count}, dans les marchandages, par ta réponse aux offres.`,
    other: (count) => `Le plus, ${count}, avec les rats, les pedigrees ou les partages.`,
  },
  cards: {
    first: 'les premières cartes',
    further: 'les deuxièmes et troisièmes cartes',
    fourth: 'les quatrièmes cartes',
  },
  dear: (percent, cards) => `Pour ${cards}, tu paies ${percent} % au-dessus de leur valeur.`,
  cheap: (percent, cards) => `Pour ${cards}, tu paies ${percent} % au-dessous de leur valeur.`,
  fair: (cards) => `Pour ${cards}, tu paies ce qu’elles valent.`,
  met: (bluffs, seen) =>
    `Sous ton marteau, ${plural(bluffs, { one: '# enchère', other: '# enchères' })} au-dessus de la main, ${seen} percées à jour.`,
  between: (from, to) => `à la longue, de ${from} à ${to} %`,
  giveOrTake: (margin) => `à ${margin} près`,
  lucky: (count) => `Les cartes retournées t’ont apporté ${points(count)} par partie : c’était de la chance.`,
  unlucky: (count) =>
    `Les cartes retournées t’ont coûté ${points(count)} par partie : c’était de la malchance.`,
  course: 'Points laissés, partie après partie',
  courseTitle: (games) => `Points laissés dans les ${games} dernières parties, et moyenne sur cinq.`,
  numbers: 'Les chiffres',
  game: 'Fin',
  points: 'Points',
  mean: 'Moyenne sur cinq',
  where: 'Où ils partent',
  slips: {
    bid_on: 'Misé trop loin',
    let_go: 'Laissé filer trop tôt',
    sold: 'Vendu au lieu d’acheter',
    bought: 'Acheté au lieu de vendre',
    turn: 'Que faire à son tour',
    offered: 'Sommes posées',
    answered: 'Réponses aux offres',
    other: 'Tout le reste',
  },
  aGame: 'Points par partie',
  prices: 'Prix payés',
  lots: 'Achats',
  paid: 'Payé',
  worth: 'Valeur pour toi',
  priceCourse: 'Prix et valeur, partie après partie',
  priceCourseTitle: (games) =>
    `Payé pour cent de valeur dans les ${games} dernières parties, et moyenne sur cinq.`,
  ofWorth: '% de la valeur',
  bluffCourse: 'Bluffs, partie après partie',
  bluffCourseTitle: (games) => `Bluffs des ${games} dernières parties : tenus et percés à jour.`,
  held: 'Tenus',
  seenThrough: 'Percés à jour',
  games: 'Les parties',
  gave: (count) => `${points(count)} laissés`,
  edition: 'Toutes les éditions',
  forget: 'Effacer ce qui a été trouvé',
  reallyForget: 'Effacer vraiment',
  ownGames: 'Mes dernières parties',
  gamesWith: (name) => `Parties avec ${name}`,
};
