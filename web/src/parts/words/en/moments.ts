import { pluralIn } from '../grammar/plural';

const plural = pluralIn('en');
const nth = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

/** What has just happened, and what it means for the score. */
export const moments = {
  on: 'tap: on',
  onToMe: 'On to my next decision',
  meanwhile: 'While you skipped',
  moves: (count: number) => plural(count, { one: '# move', other: '# moves' }),
  waitingFor: (names: string) => `Waiting for ${names}`,
  payday: (value: number) => `+${value} for everyone`,
  handedOut: (before: number, after: number) =>
    `${before} was in all purses together; now it is ${after}. No bid may go above that.`,
  safe: 'Nobody can take a whole quartet',
  whole: (what: string) => `${what}: your quartet is whole`,
  was: (total: number, quartets: number) =>
    quartets === 0
      ? `was ${total} with no quartet`
      : `was ${total} with ${plural(quartets, { one: 'one quartet', other: '# quartets' })}`,
  yourNth: (count: number) => `Your ${nth[count - 1] ?? `${count}th`} quartet`,
  ifNow: 'If it ended now',
  ifNowIs: (sum: string) => `If it ended now: ${sum} =`,
};
