import { pluralIn } from '../grammar/plural';

const plural = pluralIn('en');

/** What is said of rated games, and of a name that has played them. */
export const rated = {
  title: 'Rated games',
  games: (games: number, won: number) =>
    `${plural(games, { one: '# rated game', other: '# rated games' })}, ${won} won.`,
  noGames: 'Nobody has played rated games by that name',
  noGamesHint:
    'A name has a page once whoever keeps it has played a rated game: Play now, with a kept name, against others who keep theirs.',
  provisional: 'provisional',
  provisionalHint: 'Provisional: there are too few games yet to say much.',
  seats: (seats: number) => plural(seats, { one: '# player', other: '# players' }),
  course: (edition: string) => `Rating over time: ${edition}`,
  table: 'The figures',
  game: 'Ended',
  points: 'Points',
  favourites: 'Favourite animals',
  quartets: (count: number) => plural(count, { one: '# quartet', other: '# quartets' }),
  bluffs: 'Bluffs',
  bluffsTold: (told: number, seen: number) =>
    `${plural(told, { one: '# bid above the hand', other: '# bids above the hand' })}, ${seen} seen through.`,
  after: 'Ratings after this game',
  left: 'left, and lost',
  myPage: 'My rated games',
  noServer: 'The server does not answer; try again later.',
  explained:
    'Games from Play now count for those who keep their name, among each other. Whoever leaves loses.',
  looking: 'Looking …',
};
