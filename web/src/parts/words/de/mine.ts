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
  place: (rank) => `Platz ${rank},`,
  points: (points) => plural(points, { one: '# Punkt', other: '# Punkte' }),
  wonBy: (winner) => `gewonnen hat ${winner}`,
  show: 'Was zu sehen ist',
  every: 'Alle',
  kinds: { people: 'Mit Menschen', bots: 'Bots', letters: 'Briefe', device: 'Dieses Gerät' },
  edition: 'Jede Ausgabe',
  noneSuch: 'So etwas ist nicht dabei.',
  replay: 'Ansehen',
  here: 'auf diesem Gerät',
  strangers: 'Spiel mit Fremden',
  groups: 'Gruppen auf dem Punkteblock',
  empty: 'Dein erstes Spiel wird hier aufgehoben.',
  openFile: 'Ein Spiel aus einer Datei ansehen',
  noServer: 'Keine Verbindung zum Server: Hier ist, was dieses Gerät aufhebt.',
};
