import { pluralIn } from '../grammar/plural';

const plural = pluralIn('en');

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
  was: (total: number, quartets: number) =>
    quartets === 0
      ? `was ${total} with no quartet`
      : `was ${total} with ${plural(quartets, { one: 'one quartet', other: '# quartets' })}`,
  ifNow: 'If it ended now',
};
