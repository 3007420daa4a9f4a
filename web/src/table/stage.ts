import { unreachable } from '../wire/unreachable';
import type { Phase, PhaseOf } from '../wire/protocol';

/** The content of the stage in a phase; `duel` is the bench of a game for two. */
export type Stage =
  | { readonly is: 'trade'; readonly phase: PhaseOf<'offer'> | PhaseOf<'answer'> }
  | { readonly is: 'sale'; readonly phase: PhaseOf<'buying_right'> | PhaseOf<'payment'> }
  | { readonly is: 'countdown'; readonly phase: PhaseOf<'countdown'> }
  | { readonly is: 'rat'; readonly phase: PhaseOf<'rat_round'> }
  | { readonly is: 'auction'; readonly phase?: PhaseOf<'bidding'> }
  | { readonly is: 'duel' };

export function stageOf(phase: Phase, forTwo: boolean): Stage {
  switch (phase.name) {
    case 'offer':
    case 'answer':
      return { is: 'trade', phase };
    case 'buying_right':
    case 'payment':
      return { is: 'sale', phase };
    case 'countdown':
      return { is: 'countdown', phase };
    case 'rat_round':
      return { is: 'rat', phase };
    case 'bidding':
      return { is: 'auction', phase };
    case 'division':
      return { is: 'duel' };
    case 'turn_choice':
    case 'quartet_exclusion':
    case 'finished':
      return { is: forTwo ? 'duel' : 'auction' };
    default:
      unreachable(phase);
      return { is: 'auction' };
  }
}
