import { unreachable } from '../wire/unreachable';
import type { AnimalId, CardId, OptionOf, PhaseOf, Seat } from '../wire/protocol';
import type { GameModel } from './model';
import { optionsTo, optionTo } from './options';

const turnMoves = ['auction', 'divide', 'stop'] as const;

/** The action that the table waits for this viewer to take, and its subject. */
export type Duty =
  | {
      readonly kind: 'turn';
      readonly moves: readonly (typeof turnMoves)[number][];
      readonly trades: readonly { readonly animal: AnimalId; readonly seat: Seat }[];
    }
  | { readonly kind: 'sell_or_buy'; readonly mayBuy: boolean }
  | { readonly kind: 'pay'; readonly payee: Seat; readonly option: OptionOf<'pay'> }
  | { readonly kind: 'offer'; readonly challenged: Seat }
  | { readonly kind: 'answer'; readonly phase: PhaseOf<'answer'> }
  | { readonly kind: 'countdown'; readonly lot: AnimalId }
  | { readonly kind: 'rat'; readonly laid: number; readonly mayLay: boolean }
  | { readonly kind: 'division'; readonly card: CardId; readonly other: Seat }
  | { readonly kind: 'exclusion'; readonly choices: readonly OptionOf<'exclude'>[] }
  | { readonly kind: 'bid'; readonly lot: CardId };

/** Returns undefined if the table does not wait for this viewer. */
export function dutyOf({ view, options }: GameModel): Duty | undefined {
  const phase = view?.phase;
  if (phase === undefined || options.length === 0) return undefined;
  switch (phase.name) {
    case 'turn_choice':
      return {
        kind: 'turn',
        moves: turnMoves.filter((move) => optionTo(options, move) !== undefined),
        trades: optionsTo(options, 'challenge').map(({ animal, seat }) => ({ animal, seat })),
      };
    case 'buying_right':
      return { kind: 'sell_or_buy', mayBuy: optionTo(options, 'buy') !== undefined };
    case 'payment': {
      const option = optionTo(options, 'pay');
      return option && { kind: 'pay', payee: phase.payee, option };
    }
    case 'offer':
      return { kind: 'offer', challenged: phase.challenged };
    case 'answer':
      return { kind: 'answer', phase };
    case 'countdown':
      return { kind: 'countdown', lot: phase.lot };
    case 'rat_round':
      return { kind: 'rat', laid: phase.laid, mayLay: optionTo(options, 'lay') !== undefined };
    case 'division':
      return { kind: 'division', card: phase.card ?? '', other: phase.seat === 0 ? 1 : 0 };
    case 'quartet_exclusion':
      return { kind: 'exclusion', choices: optionsTo(options, 'exclude') };
    case 'bidding':
      return optionTo(options, 'silent') && { kind: 'bid', lot: phase.lot };
    case 'finished':
      return undefined;
    default:
      unreachable(phase);
      return undefined;
  }
}

/** Returns the duty that is new for this viewer. `before` is the model before it. */
export function newDuty(before: GameModel, model: GameModel): Duty | undefined {
  const duty = dutyOf(model);
  return JSON.stringify(duty) === JSON.stringify(dutyOf(before)) ? undefined : duty;
}
