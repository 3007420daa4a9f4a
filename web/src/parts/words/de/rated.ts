import { pluralIn } from '../grammar/plural';
import type { rated as english } from '../en/rated';

const plural = pluralIn('de');

export const rated: typeof english = {
  title: 'Gewertete Spiele',
  games: (games, won) =>
    `${plural(games, { one: '# gewertetes Spiel', other: '# gewertete Spiele' })}, ${won} gewonnen.`,
  noGames: 'Unter diesem Namen hat niemand gewertet gespielt',
  noGamesHint:
    'Ein Name hat eine Seite, sobald sein Besitzer ein gewertetes Spiel gespielt hat: „Jetzt spielen“ mit einem behaltenen Namen gegen andere, die ihren behalten.',
  provisional: 'vorläufig',
  provisionalHint: 'Vorläufig: Noch sind es zu wenige Spiele, um viel zu sagen.',
  seats: (seats) => plural(seats, { one: '# Person', other: '# Personen' }),
  course: (edition) => `Wertung im Lauf der Zeit: ${edition}`,
  table: 'Die Zahlen',
  game: 'Beendet',
  points: 'Punkte',
  favourites: 'Lieblingstiere',
  quartets: (count) => plural(count, { one: '# Quartett', other: '# Quartette' }),
  bluffs: 'Bluffs',
  bluffsTold: (told, seen) =>
    `${plural(told, { one: '# Gebot', other: '# Gebote' })} über dem Geld auf der Hand, ${seen} durchschaut.`,
  after: 'Wertungen nach diesem Spiel',
  left: 'ging und verlor',
  myPage: 'Meine gewerteten Spiele',
  noServer: 'Der Server antwortet nicht; versuch es später noch einmal.',
  explained:
    'Spiele aus „Jetzt spielen“ zählen für alle, die ihren Namen behalten, untereinander. Wer geht, verliert.',
  looking: 'Es wird gesucht …',
};
