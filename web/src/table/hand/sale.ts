import type { Lot } from '../../model/lot';
import type { Messages } from '../../parts/i18n/locale.svelte';
import type { Bid, Phase } from '../../wire/protocol';

interface Sale {
  readonly lot: Lot;
  readonly standing: Bid;
  /** The meaning of the price, if it is not the highest bid. */
  readonly label?: string;
}

/** Returns what is being sold and for how much; undefined in every other phase. */
export function saleOf(phase: Phase, t: Messages): Sale | undefined {
  if (phase.name === 'payment') {
    const amount = 'at_least' in phase ? phase.at_least : phase.cards;
    return { lot: phase, standing: { seat: phase.payer, amount }, label: t.mine.price };
  }
  if (phase.name !== 'buying_right') return undefined;
  const { standing } = phase;
  if ('amount' in standing) return { lot: phase, standing };
  return { lot: phase, standing: { seat: standing.seat, amount: standing.count }, label: t.mine.price };
}
