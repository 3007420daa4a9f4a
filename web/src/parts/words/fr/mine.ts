import { pluralIn } from '../grammar/plural';
import type { mine as english } from '../en/mine';

const plural = pluralIn('fr');

export const mine: typeof english = {
  title: 'Mes parties',
  lead: (games, won) =>
    `${plural(games, { one: '# partie', other: '# parties' })}, ${plural(won, { one: '# gagnée', other: '# gagnées' })}.`,
  yours: 'À toi',
  all: 'Toutes mes parties',
  running: 'En cours',
  latest: 'Derniers résultats',
  earlier: 'Avant',
  yourMove: 'à toi de jouer',
  othersMove: (ago) => `aux autres de jouer, ${ago}`,
  answerBy: (day) => `réponse avant ${day}`,
  waiting: 'attend des joueurs',
  toTable: 'À la table',
  place: (rank) => `place ${rank},`,
  points: (points) => plural(points, { one: '# point', other: '# points' }),
  wonBy: (winner) => `victoire de ${winner}`,
  show: 'Que montrer',
  every: 'Toutes',
  kinds: { people: 'Entre joueurs', bots: 'Robots', letters: 'Par lettres', device: 'Cet appareil' },
  edition: 'Toutes les éditions',
  noneSuch: 'Rien de tel parmi tes parties.',
  replay: 'Revoir',
  here: 'sur cet appareil',
  strangers: 'Partie avec des inconnus',
  groups: 'Groupes du carnet de scores',
  empty: 'Ta première partie sera gardée ici.',
  openFile: 'Revoir une partie depuis un fichier',
  noServer: 'Pas de connexion au serveur : voici ce que garde cet appareil.',
};
