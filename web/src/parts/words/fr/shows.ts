import type { shows as english } from '../en/shows';
import { does, whom } from './sentence';

export const shows: typeof english = {
  against: (challenger, challenged) =>
    `${challenger.you ? 'Toi' : challenger.name} contre ${whom(challenged)}`,
  staked: (stake) => `En jeu : ${stake}.`,
  onlyTwo: 'Vous deux seuls voyez les billets.',
  watched: (laid, against) => `${laid} contre ${against} ; lesquels, cela reste entre eux.`,
  sums: (mine, theirs) => `${mine} contre ${theirs}`,
  more: (by) => `Tu as offert ${by} de plus.`,
  less: (by) => `Tu as offert ${by} de moins.`,
  same: 'Les deux offres sont égales.',
  sumFor: (sum, stake) => `${sum} pour ${stake}`,
  ledger: (gave, received) => `Tu donnes ${gave} et reçois ${received}.`,
  purse: (before, after) => `Bourse : ${before} → ${after}.`,
  seen: (laid) => `Les autres ont vu : ${laid}.`,
  seenBoth: (laid, against) => `Les autres ont vu : ${laid} contre ${against}.`,
  auctions: (who, the) => `Puis ${who.you ? 'tu mets' : `${who.name} met`} ${the} aux enchères.`,
  hammer: 'Marteau !',
  soldTo: (who) => `Vendu à ${whom(who)}`,
  keepsFor: (who, amount) => `${does(who, 'gardes', 'garde')} la carte pour ${amount}`,
};
