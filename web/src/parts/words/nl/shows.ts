import type { shows as english } from '../en/shows';
import { does, whom } from './sentence';

export const shows: typeof english = {
  against: (challenger, challenged) =>
    `${challenger.you ? 'Jij' : challenger.name} tegen ${whom(challenged)}`,
  staked: (stake) => `Het gaat om ${stake}.`,
  onlyTwo: 'Alleen jullie twee zien het geld.',
  watched: (laid, against) => `${laid} tegen ${against}; welke, blijft onder hen.`,
  sums: (mine, theirs) => `${mine} tegen ${theirs}`,
  more: (by) => `Jij bood ${by} meer.`,
  less: (by) => `Jij bood ${by} minder.`,
  same: 'Beiden boden evenveel.',
  sumFor: (sum, stake) => `${sum} voor ${stake}`,
  ledger: (gave, received) => `Je geeft ${gave} en krijgt ${received}.`,
  purse: (before, after) => `Beurs: ${before} → ${after}.`,
  seen: (laid) => `De anderen zagen ${laid}.`,
  seenBoth: (laid, against) => `De anderen zagen ${laid} tegen ${against}.`,
  auctions: (who, the) => `Daarna ${who.you ? 'veil je' : `veilt ${who.name}`} ${the}.`,
  hammer: 'Hamer!',
  soldTo: (who) => `Verkocht aan ${whom(who)}`,
  keepsFor: (who, amount) => `${does(who, 'houdt', 'houdt')} het voor ${amount}`,
};
