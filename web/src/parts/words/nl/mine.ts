import { pluralIn } from '../grammar/plural';
import type { mine as english } from '../en/mine';

const plural = pluralIn('nl');

export const mine: typeof english = {
  title: 'Mijn spellen',
  lead: (games, won) => `${plural(games, { one: '# spel', other: '# spellen' })}, ${won} gewonnen.`,
  yours: 'Van jou',
  all: 'Al mijn spellen',
  running: 'Bezig',
  latest: 'Laatste uitslagen',
  earlier: 'Eerder',
  yourMove: 'jij bent aan zet',
  othersMove: (ago) => `anderen zijn aan zet, ${ago}`,
  answerBy: (day) => `antwoord voor ${day}`,
  waiting: 'wacht op spelers',
  toTable: 'Naar de tafel',
  place: (rank) => `plaats ${rank},`,
  points: (points) => plural(points, { one: '# punt', other: '# punten' }),
  wonBy: (winner) => `${winner} won`,
  show: 'Wat te zien is',
  every: 'Alles',
  kinds: { people: 'Met mensen', bots: 'Robots', letters: 'Brieven', device: 'Dit apparaat' },
  edition: 'Elke editie',
  noneSuch: 'Zoiets is er niet bij.',
  replay: 'Terugkijken',
  here: 'op dit apparaat',
  strangers: 'Spel met vreemden',
  groups: 'Groepen op het scoreblok',
  empty: 'Je eerste spel wordt hier bewaard.',
  openFile: 'Een spel uit een bestand terugkijken',
  noServer: 'Geen verbinding met de server: dit bewaart dit apparaat.',
};
