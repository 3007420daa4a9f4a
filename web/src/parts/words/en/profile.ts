import { pluralIn } from '../grammar/plural';

const plural = pluralIn('en');
const points = (count: number) => plural(count, { one: '# point', other: '# points' });

/** What many judged games tell of how somebody plays. */
export const profile = {
  title: 'How I play',
  lead: 'From your own games, judged by the coach on this device; nobody else is told. A point is a hundredth of a win.',
  judged: (games: number) => plural(games, { one: '# game judged', other: '# games judged' }),
  waiting: (games: number) =>
    plural(games, { one: '# game is not judged yet.', other: '# games are not judged yet.' }),
  judge: (games: number) => plural(games, { one: 'Judge # game', other: 'Judge # games' }),
  judging: (place: number, all: number, percent: number) => `Game ${place} of ${all}: ${percent} %`,
  stop: 'Stop',
  failed: (games: number) =>
    plural(games, {
      one: '# game could not be judged on this device.',
      other: '# games could not be judged on this device.',
    }),
  empty: 'No game of yours is over yet.',
  whatIsSeen: 'What can be said',
  tooFew: (games: number) =>
    plural(games, {
      one: '# more game, and more can be said than numbers.',
      other: '# more games, and more can be said than numbers.',
    }),
  nothing: 'Nothing stands out: what there is could be chance.',
  lost: (count: number) => `By your own choices you give away ${points(count)} a game.`,
  latelyLess: (count: number) => `Lately you give away ${points(count)} a game less than at first.`,
  latelyMore: (count: number) => `Lately you give away ${points(count)} a game more than at first.`,
  most: {
    bid_on: (count: number) => `Most of it, ${count}, where you bid on and had better let the lot go.`,
    let_go: (count: number) => `Most of it, ${count}, where you let a lot go and had better bid on.`,
    sold: (count: number) => `Most of it, ${count}, where you sell as the auctioneer and had better buy.`,
    bought: (count: number) => `Most of it, ${count}, where you buy as the auctioneer and had better sell.`,
    turn: (count: number) => `Most of it, ${count}, at the start of a turn: by another trade, or an auction.`,
    offered: (count: number) => `Most of it, ${count}, in your trades, by the sum that you lay.`,
    answered: (count: number) => `Most of it, ${count}, in your trades, by how you answer offers.`,
    other: (count: number) => `Most of it, ${count}, with rats, pedigrees or divisions.`,
  },
  cards: { first: 'first cards', further: 'second and third cards', fourth: 'fourth cards' },
  dear: (percent: number, cards: string) => `You pay ${percent} % above worth for ${cards}.`,
  cheap: (percent: number, cards: string) => `You pay ${percent} % below worth for ${cards}.`,
  fair: (cards: string) => `For ${cards} you pay what they are worth.`,
  met: (bluffs: number, seen: number) =>
    `Under your hammer ${plural(bluffs, { one: '# bid above the hand', other: '# bids above the hand' })}, ${seen} seen through.`,
  between: (from: number, to: number) => `in the long run ${from} to ${to} %`,
  giveOrTake: (margin: number) => `give or take ${margin}`,
  lucky: (count: number) => `The cards turned over brought you ${points(count)} a game: that was luck.`,
  unlucky: (count: number) => `The cards turned over cost you ${points(count)} a game: that was bad luck.`,
  course: 'Given away, game by game',
  courseTitle: (games: number) => `Points given away in the latest ${games} games, and the mean of five.`,
  numbers: 'The figures',
  game: 'Ended',
  points: 'Points',
  mean: 'Mean of five',
  where: 'Where it goes',
  slips: {
    bid_on: 'Bid on too far',
    let_go: 'Let go too early',
    sold: 'Sold, not bought',
    bought: 'Bought, not sold',
    turn: 'What to do in turn',
    offered: 'Sums laid in trades',
    answered: 'Answers in trades',
    other: 'All else',
  },
  aGame: 'Points a game',
  prices: 'Prices paid',
  lots: 'Lots',
  paid: 'Paid',
  worth: 'Worth to you',
  priceCourse: 'Prices against worth, game by game',
  priceCourseTitle: (games: number) =>
    `What was paid of each hundred of worth in the latest ${games} games, and the mean of five.`,
  ofWorth: '% of worth',
  bluffCourse: 'Bluffs, game by game',
  bluffCourseTitle: (games: number) =>
    `Own bluffs in the latest ${games} games: those that held, and those seen through.`,
  held: 'Held',
  seenThrough: 'Seen through',
  games: 'The games',
  gave: (count: number) => `${points(count)} given away`,
  edition: 'Every edition',
  forget: 'Delete what was found',
  reallyForget: 'Really delete it',
  ownGames: 'My latest games',
  gamesWith: (name: string) => `Games with ${name}`,
};
