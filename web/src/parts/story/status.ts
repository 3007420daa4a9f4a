import { auctionSoFar, lastBidOf } from '../../model/auction';
import type { GameModel } from '../../model/model';
import type { Messages } from '../i18n/locale.svelte';
import { orderOf } from '../../model/rat-order';
import type { Phase, Seat } from '../../wire/protocol';

export type SeatState = 'lead' | 'act' | 'away' | 'pass' | undefined;

/** A seat's status: its line of text, and whether it leads or is waited for. */
export interface SeatStatus {
  readonly line: string;
  readonly state: SeatState;
  readonly gavel: boolean;
}

export function statusOf(model: GameModel, seat: Seat, t: Messages): SeatStatus {
  const info = model.table.seats[seat];
  const phase = model.view?.phase;
  if (info === undefined || phase === undefined) return { line: '', state: undefined, gavel: false };
  const gavel = auctioneerOf(phase, model.view?.turn) === seat;
  if (info.kind === 'person' && info.away) {
    const bot = info.stand_in;
    const line = bot === undefined ? t.play.status.away : t.conduct.standsIn(t.bots.name(bot));
    return { line, state: 'away', gavel };
  }
  const bot = info.kind === 'bot' ? t.play.status.bot : '';
  const does = doing(model, phase, seat, t);
  return { line: does.line === '' ? bot : does.line, state: does.state, gavel };
}

/** During a payment, the auctioneer is the player whose turn it is. */
function auctioneerOf(phase: Phase, turn: Seat | undefined): Seat | undefined {
  if ('auctioneer' in phase) return phase.auctioneer;
  return phase.name === 'payment' ? turn : undefined;
}

type Doing = Pick<SeatStatus, 'line' | 'state'>;
const nothing: Doing = { line: '', state: undefined };

function doing(model: GameModel, phase: Phase, seat: Seat, t: Messages): Doing {
  const words = t.play.status;
  const acts = (line: string): Doing => ({ line, state: 'act' });
  switch (phase.name) {
    case 'turn_choice':
      return model.view?.turn === seat ? acts(words.chooses) : nothing;
    case 'bidding':
      return bidding(model, phase, seat, t);
    case 'buying_right':
      if (phase.auctioneer === seat) return acts(words.sellsOrBuys);
      return phase.standing.seat === seat
        ? {
            line: 'amount' in phase.standing ? words.bid(phase.standing.amount) : words.first,
            state: 'lead',
          }
        : nothing;
    case 'payment':
      if (phase.payer === seat) return acts(words.pays);
      return phase.payee === seat ? { line: words.getsPaid, state: undefined } : nothing;
    case 'offer':
      if (phase.challenger === seat) return acts(words.lays);
      return phase.challenged === seat ? { line: words.trades, state: undefined } : nothing;
    case 'answer':
      if (phase.challenged === seat) return acts(words.answers);
      return phase.challenger === seat ? { line: words.waits, state: undefined } : nothing;
    case 'rat_round':
      return ratRound(model, phase, seat, t);
    case 'division':
    case 'quartet_exclusion':
      return phase.seat === seat ? acts(words.chooses) : nothing;
    case 'countdown': {
      if (phase.auctioneer === seat) return { line: words.auctions, state: undefined };
      const bound = phase.bound.find((one) => one.seat === seat);
      return bound === undefined ? nothing : { line: words.showedCards(bound.at_most), state: undefined };
    }
    case 'finished':
      return nothing;
  }
}

function ratRound(
  model: GameModel,
  phase: Extract<Phase, { name: 'rat_round' }>,
  seat: Seat,
  t: Messages,
): Doing {
  if (phase.asked === seat) return { line: t.play.status.chooses, state: 'act' };
  const laid = orderOf(phase, model.view?.seats ?? 0).find((asked) => asked.seat === seat)?.laid ?? 0;
  if (laid > 0) return { line: t.rat.laid(laid), state: undefined };
  return phase.auctioneer === seat ? { line: t.play.status.auctions, state: undefined } : nothing;
}

function bidding(
  model: GameModel,
  phase: Extract<Phase, { name: 'bidding' }>,
  seat: Seat,
  t: Messages,
): Doing {
  const words = t.play.status;
  if (phase.auctioneer === seat) return { line: words.auctions, state: undefined };
  if (phase.barred.includes(seat)) return { line: words.shown, state: undefined };
  if (phase.standing?.seat === seat) return { line: words.leads, state: 'lead' };
  if (model.passed.includes(seat)) return { line: words.passed, state: 'pass' };
  const bound = phase.bound.find((one) => one.seat === seat);
  if (bound !== undefined) return { line: words.showed(bound.at_most), state: undefined };
  const bid = lastBidOf(auctionSoFar(model.log).bids, seat);
  return bid === undefined ? nothing : { line: words.bid(bid), state: undefined };
}
