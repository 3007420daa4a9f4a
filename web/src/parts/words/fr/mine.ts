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
  won: (points) => `Tu as gagné avec ${points}`,
  lost: (points, winner) => `${points}, victoire de ${winner}`,
  replay: 'Revoir',
  here: 'sur cet appareil',
  groups: 'Groupes du carnet de scores',
  empty: 'Ta première partie sera gardée ici.',
  openFile: 'Revoir une partie depuis un fichier',
  noServer: 'Pas de connexion au serveur : voici ce que garde cet appareil.',
};
