import { pluralIn } from '../grammar/plural';
import type { rated as english } from '../en/rated';

const plural = pluralIn('nl');

export const rated: typeof english = {
  title: 'Spellen om de rating',
  games: (games, won) =>
    `${plural(games, { one: '# spel', other: '# spellen' })} om de rating, ${won} gewonnen.`,
  noGames: 'Onder deze naam heeft niemand om de rating gespeeld',
  noGamesHint:
    'Een naam krijgt een pagina zodra de eigenaar om de rating heeft gespeeld: Nu spelen met een bewaarde naam, tegen anderen die hun naam bewaren.',
  provisional: 'voorlopig',
  provisionalHint: 'Voorlopig: het zijn nog te weinig spellen om veel te zeggen.',
  seats: (seats) => plural(seats, { one: '# speler', other: '# spelers' }),
  course: (edition) => `Rating in de loop van de tijd: ${edition}`,
  table: 'De cijfers',
  game: 'Afgelopen',
  points: 'Punten',
  favourites: 'Lievelingsdieren',
  quartets: (count) => plural(count, { one: '# kwartet', other: '# kwartetten' }),
  bluffs: 'Bluf',
  bluffsTold: (told, seen) =>
    `${plural(told, { one: '# bod', other: '# biedingen' })} boven het geld in de hand, ${seen} doorzien.`,
  after: 'Ratings na dit spel',
  left: 'ging weg en verloor',
  myPage: 'Mijn spellen om de rating',
  noServer: 'De server antwoordt niet; probeer het later nog eens.',
  explained: 'Spellen van Nu spelen tellen voor wie een naam bewaart, onder elkaar. Wie weggaat, verliest.',
  looking: 'Er wordt gezocht …',
};
