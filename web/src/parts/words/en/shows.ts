import type { Who } from '../grammar/who';
import { does, whom } from './sentence';

/** What is said beside a show, as it goes on. */
export const shows = {
  against: (challenger: Who, challenged: Who) =>
    `${challenger.you ? 'You' : challenger.name} against ${whom(challenged)}`,
  staked: (stake: string) => `At stake: ${stake}.`,
  onlyTwo: 'Only you two see the money cards.',
  watched: (laid: string, against: number) => `${laid} against ${against}; what they are stays with the two.`,
  sums: (mine: number, theirs: number) => `${mine} against ${theirs}`,
  more: (by: number) => `You offered ${by} more.`,
  less: (by: number) => `You offered ${by} less.`,
  same: 'Both offered the same.',
  sumFor: (sum: number, stake: string) => `${sum} for ${stake}`,
  ledger: (gave: number, received: number) => `You give ${gave} and receive ${received}.`,
  purse: (before: number, after: number) => `Purse: ${before} → ${after}.`,
  seen: (laid: string) => `The others saw ${laid}.`,
  seenBoth: (laid: string, against: number) => `The others saw ${laid} against ${against}.`,
  auctions: (who: Who, the: string) => `Then ${who.you ? 'you auction' : `${who.name} auctions`} ${the}.`,
  hammer: 'Hammer!',
  soldTo: (who: Who) => `Sold to ${whom(who)}`,
  keepsFor: (who: Who, amount: string) => `${does(who, 'keep', 'keeps')} it for ${amount}`,
};
