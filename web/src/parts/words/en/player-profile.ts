import { pluralIn } from '../grammar/plural';

const plural = pluralIn('en');
const points = (count: number) => plural(count, { one: '# point', other: '# points' });

/** What judged games tell of how somebody plays who is not the reader: of a group's players, and of a name. */
export const playerProfile = {
  lead: 'From the games of this group that were played at tables here, judged by the coach on this device. A point is a hundredth of a win.',
  none: 'No game of this group was played at a table here yet. Open a table for the group: its games come by themselves, and tell how each of you plays.',
  whose: 'Whose play',
  plays: (name: string) => `How ${name} plays`,
  together:
    'From the games that you played together, judged by the coach on this device; nobody is told. A point is a hundredth of a win.',
  lost: (count: number) => `Gives away ${points(count)} a game by own choices.`,
  latelyLess: (count: number) => `Lately gives away ${points(count)} a game less than at first.`,
  latelyMore: (count: number) => `Lately gives away ${points(count)} a game more than at first.`,
  mostBy: (count: number, slip: string) => `Most of it, ${count}: “${slip}”.`,
  dear: (percent: number, cards: string) => `Pays ${percent} % above worth for ${cards}.`,
  cheap: (percent: number, cards: string) => `Pays ${percent} % below worth for ${cards}.`,
  fair: (cards: string) => `Pays for ${cards} what they are worth.`,
  met: (bluffs: number, seen: number) =>
    `Met ${plural(bluffs, { one: '# bid above the hand', other: '# bids above the hand' })} as the auctioneer, and saw through ${seen}.`,
  lucky: (count: number) => `The cards turned over brought ${points(count)} a game: that was luck.`,
  unlucky: (count: number) => `The cards turned over cost ${points(count)} a game: that was bad luck.`,
  worth: 'Worth to them',
  choices: 'Own choices',
  compared: 'Side by side',
  lostAGame: 'Points given away a game',
  ownSeen: 'Own bluffs seen through',
  othersSeen: 'Others’ bluffs seen through',
  paidOver: 'Paid over worth',
  share: (some: number, all: number) => `${some} of ${all}`,
};
