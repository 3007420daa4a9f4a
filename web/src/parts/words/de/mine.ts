import { pluralIn } from '../grammar/plural';
import type { mine as english } from '../en/mine';

const plural = pluralIn('de');

export const mine: typeof english = {
  title: 'Meine Spiele',
  lead: (games, won) => `${plural(games, { one: '# Spiel', other: '# Spiele' })}, ${won} gewonnen.`,
  yours: 'Deins',
  all: 'Alle meine Spiele',
  running: 'Laufende',
  latest: 'Letzte Ergebnisse',
  earlier: 'Früher',
  yourMove: 'du bist dran',
  othersMove: (ago) => `andere sind dran, ${ago}`,
  answerBy: (day) => `Antwort bis ${day}`,
  waiting: 'wartet auf Mitspieler',
  toTable: 'Zum Tisch',
  won: (points) => `Du hast mit ${points} gewonnen`,
  lost: (points, winner) => `${points}, gewonnen hat ${winner}`,
  replay: 'Ansehen',
  here: 'auf diesem Gerät',
  groups: 'Gruppen auf dem Punkteblock',
  empty: 'Dein erstes Spiel wird hier aufgehoben.',
  openFile: 'Ein Spiel aus einer Datei ansehen',
  noServer: 'Keine Verbindung zum Server: Hier ist, was dieses Gerät aufhebt.',
};
