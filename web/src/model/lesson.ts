import type { GameModel } from './model';
import { optionTo } from './options';
import { sumOf } from './money/money';
import { unreachable } from '../wire/unreachable';

/** A deal in which the pupil begins, is paid, bids, decides, is challenged and challenges. */
export const lessonTable = 'lesson-23';

export type LessonStep =
  | 'auction'
  | 'challenge'
  | 'auctioneer'
  | 'bid'
  | 'bluff'
  | 'right'
  | 'pay'
  | 'offer'
  | 'answer'
  | 'others'
  | 'over';

/** Returns the coach's current step for the pupil. */
export function lessonStep({ view, options }: GameModel): LessonStep | undefined {
  if (view === null || view.seat === null) return undefined;
  const { phase } = view;
  const mine = options.length > 0;
  switch (phase.name) {
    case 'turn_choice':
      if (!mine) return 'others';
      return optionTo(options, 'challenge') === undefined ? 'auction' : 'challenge';
    case 'bidding': {
      if (phase.auctioneer === view.seat) return 'auctioneer';
      const bid = optionTo(options, 'bid');
      return bid !== undefined && bid.from > sumOf(view.hand) ? 'bluff' : 'bid';
    }
    case 'buying_right':
      return mine ? 'right' : 'others';
    case 'payment':
      return mine ? 'pay' : 'others';
    case 'offer':
      return mine ? 'offer' : 'others';
    case 'answer':
      return mine ? 'answer' : 'others';
    case 'finished':
      return 'over';
    case 'countdown':
    case 'rat_round':
    case 'division':
    case 'quartet_exclusion':
      return 'others';
    default:
      unreachable(phase);
      return undefined;
  }
}
