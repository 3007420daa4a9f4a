import type { shows as english } from '../en/shows';
import { does, named } from './sentence';

export const shows: typeof english = {
  against: (challenger, challenged) => `${challenger.you ? 'Ты' : challenger.name} — ${named(challenged)}`,
  staked: (stake) => `На кону: ${stake}.`,
  onlyTwo: 'Купюры видите только вы двое.',
  watched: (laid, against) => `${laid} против ${against}; какие — знают только двое.`,
  sums: (mine, theirs) => `${mine} против ${theirs}`,
  more: (by) => `Ты предлагаешь на ${by} больше.`,
  less: (by) => `Ты предлагаешь на ${by} меньше.`,
  same: 'Предложено поровну.',
  sumFor: (sum, stake) => `${sum} · ${stake}`,
  ledger: (gave, received) => `Отдано ${gave}, получено ${received}.`,
  purse: (before, after) => `Кошелёк: ${before} → ${after}.`,
  seen: (laid) => `Остальные видели: ${laid}.`,
  seenBoth: (laid, against) => `Остальные видели: ${laid} против ${against}.`,
  auctions: (who, the) => `Потом ${who.you ? 'ты выставляешь' : `${who.name} выставляет`} ${the} на торги.`,
  hammer: 'Молоток!',
  soldTo: (who) => `Продано: ${named(who)}`,
  keepsFor: (who, amount) => `${does(who, 'забираешь', 'забирает')} себе за ${amount}`,
};
