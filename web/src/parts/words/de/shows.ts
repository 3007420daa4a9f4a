import type { shows as english } from '../en/shows';
import { does, toWhom } from './sentence';

export const shows: typeof english = {
  against: (challenger, challenged) =>
    `${challenger.you ? 'Du' : challenger.name} gegen ${toWhom(challenged)}`,
  staked: (stake) => `Es geht um ${stake}.`,
  onlyTwo: 'Nur ihr zwei seht die Scheine.',
  watched: (laid, against) => `${laid} gegen ${against}; welche, bleibt bei den beiden.`,
  sums: (mine, theirs) => `${mine} gegen ${theirs}`,
  more: (by) => `Du hast ${by} mehr geboten.`,
  less: (by) => `Du hast ${by} weniger geboten.`,
  same: 'Beide haben gleich viel geboten.',
  sumFor: (sum, stake) => `${sum} für ${stake}`,
  ledger: (gave, received) => `Du gibst ${gave} und bekommst ${received}.`,
  purse: (before, after) => `Beutel: ${before} → ${after}.`,
  seen: (laid) => `Die anderen sahen ${laid}.`,
  seenBoth: (laid, against) => `Die anderen sahen ${laid} gegen ${against}.`,
  auctions: (who, the) => `Dann ${who.you ? 'versteigerst du' : `versteigert ${who.name}`} ${the}.`,
  hammer: 'Hammer!',
  soldTo: (who) => `Verkauft an ${toWhom(who)}`,
  keepsFor: (who, amount) => `${does(who, 'behältst', 'behält')} es für ${amount}`,
};
