import { pluralIn } from '../grammar/plural';

const plural = pluralIn('en');

/** Somebody's own tables and games, on the first page and on their own. */
export const mine = {
  title: 'My games',
  lead: (games: number, won: number) => `${plural(games, { one: '# game', other: '# games' })}, ${won} won.`,
  yours: 'Yours',
  all: 'All my games',
  running: 'Running',
  latest: 'Last results',
  earlier: 'Earlier',
  yourMove: 'your move',
  othersMove: (ago: string) => `others are to move, ${ago}`,
  answerBy: (day: string) => `answer by ${day}`,
  waiting: 'waits for players',
  toTable: 'To the table',
  place: (rank: number) => `place ${rank},`,
  points: (points: number) => plural(points, { one: '# point', other: '# points' }),
  wonBy: (winner: string) => `${winner} won`,
  show: 'What to show',
  every: 'All',
  kinds: { people: 'With people', bots: 'Bots', letters: 'Letters', device: 'This device' },
  edition: 'Every edition',
  noneSuch: 'Nothing of yours is like that.',
  replay: 'Replay',
  here: 'on this device',
  strangers: 'Game with strangers',
  groups: 'Groups on the score pad',
  empty: 'Your first game will be kept here.',
  openFile: 'Replay a game from a file',
  noServer: 'No connection to the server: here is what this device keeps.',
};
