import { pluralIn } from '../grammar/plural';

const plural = pluralIn('en');
const days = (count: number): string => plural(count, { one: '# day', other: '# days in a row' });

/** The words of the puzzles. */
export const puzzles = {
  title: 'Puzzles',
  lead: (all: number) => `${all} moments of games among bots. One choice is clearly the best.`,
  ofDay: 'Today',
  byTheme: 'By theme',
  solved: (some: number, all: number) => `${some} of ${all} solved`,
  solve: 'Solve today’s puzzle',
  seeAgain: 'Look at today’s again',
  puzzle: (number: number) => `Puzzle ${number}`,
  ask: (name: string) => `You are ${name}. What now?`,
  right: (what: string) => `Right: ${what}`,
  wrong: (what: string) => `Not quite: ${what}`,
  playOut: 'Play it out',
  back: 'Back to the answer',
  next: 'Next puzzle',
  all: 'All puzzles',
  share: 'Share',
  copied: 'Copied: one line to paste wherever you like.',
  line: (which: string, right: boolean, streak: number) =>
    `Kuhhandel, ${which}: ${right ? 'solved at once' : 'not solved at once'}${streak > 1 ? `, ${days(streak)}` : ''}`,
  again: 'This one you have tried before; only the first try counts.',
  chances: (worlds: number) =>
    `Chances to win from here, judged in ${worlds} imagined games by what you could know; the marks show how sure the difference is.`,
  failed: 'The puzzles could not be loaded. Once you have been here with a network, they work without.',
  retry: 'Try again',
  missing: (number: number, all: number) => `There is no puzzle ${number}. They go from 1 to ${all}.`,
  streak: days,
  lowerCount: 'wait for a lower count',
  wasSolved: 'solved',
  wasTried: 'tried',
  themes: {
    zeros: 'Zeros',
    dear: 'Dear animals',
    ties: 'Equal sums',
    donkeys: 'Donkeys',
    last_trades: 'Last trades',
    mine: 'MINE!',
    rats: 'Rats',
    stop: 'When to stop',
  },
  lesson: {
    silence: 'The bid is more than this card brings you. Who takes it has less for the next one.',
    bid: 'At this price it brings you more than the money would elsewhere.',
    bid_deny: (rival: string) =>
      `If you let go, it goes to ${rival}, who gains more by it than it costs you.`,
    sell: 'The money is worth more to you than the animal.',
    buy: 'For this price it is cheap, and you alone may say no to the bidder.',
    auction: 'No trade here promises more than the next card, and money that is laid down is gone.',
    challenge: 'This trade promises most: you need the animal more than they do, or can lay more.',
    stop: 'You have what you came for.',
    offer: 'Lay what it takes to win, and what the animal is worth to you.',
    offer_bluff: 'The animal is not worth your money here. Zeros look like money and cost nothing.',
    accept: 'To win you would have to lay more than it is worth to you. So take the money unseen.',
    counter: 'It is worth more to you than what it takes to beat the pile.',
    counter_bluff: 'Zeros cost you nothing: if the other bluffed too, they may be enough.',
    claim: 'It is worth so many cards. Whoever waits for a lower count finds another faster.',
    wait: 'So many cards are too many for it. Let the count go down.',
    take: 'What lies on the rat is yours with it, and a card laid on it is gone. Only having all four does harm.',
    lay: 'A card laid now costs less than the rat: the next one has to decide.',
    less: 'What goes beyond the other’s pile is given away, since the piles change hands.',
    more: 'Too little loses the animal, and what was laid besides.',
  },
};
