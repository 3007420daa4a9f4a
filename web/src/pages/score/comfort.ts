import { whoAt } from '../../parts/story/names';
import type { Messages } from '../../parts/i18n/locale.svelte';
import type { EndingMessages } from '../../parts/i18n/messages.gen';
import type { Model } from '../../model/model';
import type { GameEvent, PhaseOf, Seat, Sheet } from '../../wire/protocol';
import { rankingOf } from './ranking';

/** A positive, public fact about the game of the player in last place. */
export type Comfort =
  | { readonly kind: 'close'; readonly points: number; readonly to: Seat }
  | { readonly kind: 'dearest'; readonly animal: string }
  | { readonly kind: 'quartets' | 'cards' | 'trades' | 'price'; readonly count: number }
  | { readonly kind: 'plain' };

/** Returns the players in last place; empty if all have won. */
export function lastOf(scores: readonly number[]): Seat[] {
  const ranking = rankingOf(scores);
  const last = ranking.at(-1)?.rank ?? 1;
  return last === 1 ? [] : ranking.filter(({ rank }) => rank === last).map(({ seat }) => seat);
}

/** Returns a kind line for that seat, the same at each call. */
export function comfortFor(
  seat: Seat,
  model: Model,
  phase: PhaseOf<'finished'>,
  words: EndingMessages,
  t: Messages,
): string {
  const facts = comfortsOf(seat, model, phase);
  const turn = (phase.scores[seat] ?? 0) / 10 + seat + model.table.game;
  const pick = <T>(all: readonly T[]): T => all[Math.floor(turn) % all.length] as T;
  const fact = pick(facts);
  switch (fact.kind) {
    case 'close':
      return pick(words.comfort.close)(fact.points, whoAt(model, fact.to));
    case 'dearest':
      return pick(words.comfort.dearest)(t.card(fact.animal).many);
    case 'plain':
      return pick(words.comfort.plain);
    default:
      return pick(words.comfort[fact.kind])(fact.count);
  }
}

/** Returns the facts for that seat; if there are none, something that is true of every game. */
export function comfortsOf(seat: Seat, model: Model, phase: PhaseOf<'finished'>): Comfort[] {
  const facts = [
    ...closeTo(seat, phase.scores),
    ...dearestOf(seat, model, phase.sheets),
    ...mostOf('quartets', seat, phase.sheets.map(ownedIn)),
    ...mostOf('cards', seat, model.view?.cards ?? []),
    ...mostOf('trades', seat, perSeat(model, tradesBegun)),
    ...mostOf('price', seat, perSeat(model, dearestBuy)),
  ];
  return facts.length > 0 ? facts : [{ kind: 'plain' }];
}

/** A larger difference is not close, in points. */
const near = 100;

function closeTo(seat: Seat, scores: readonly number[]): Comfort[] {
  const mine = scores[seat] ?? 0;
  const above = rankingOf(scores).findLast(({ score }) => score > mine);
  if (above === undefined || above.score - mine > near) return [];
  return [{ kind: 'close', points: above.score - mine, to: above.seat }];
}

function dearestOf(seat: Seat, { edition }: Model, sheets: readonly Sheet[]): Comfort[] {
  const worths = edition.animals.map(({ worth }) => worth);
  const best = edition.animals.find(({ worth }) => worth === Math.max(...worths));
  const isTheirs = sheets[seat]?.quartets.some(({ animal }) => animal === best?.id) ?? false;
  return isTheirs && best !== undefined ? [{ kind: 'dearest', animal: best.id }] : [];
}

const ownedIn = ({ quartets, excluded }: Sheet): number => quartets.length + (excluded ? 1 : 0);

/** Only a player with more than every other, and more than one, stands out. */
function mostOf(
  kind: 'quartets' | 'cards' | 'trades' | 'price',
  seat: Seat,
  counts: readonly number[],
): Comfort[] {
  const count = counts[seat] ?? 0;
  const standsOut = count > 1 && counts.every((other, index) => index === seat || other < count);
  return standsOut ? [{ kind, count }] : [];
}

/** Counts over the whole game; empty if the log has lost its beginning, because the counts could be wrong. */
function perSeat(model: Model, count: (log: readonly GameEvent[], seat: Seat) => number): number[] {
  const isWhole = model.log.some(({ name }) => name === 'started');
  return isWhole ? model.table.seats.map((_, seat) => count(model.log, seat)) : [];
}

const tradesBegun = (log: readonly GameEvent[], seat: Seat): number =>
  log.filter((event) => event.name === 'challenged' && event.challenger === seat).length;

const dearestBuy = (log: readonly GameEvent[], seat: Seat): number =>
  log.reduce((most, event) => {
    const isTheirs =
      (event.name === 'sold' && event.bidder === seat) ||
      (event.name === 'bought' && event.auctioneer === seat);
    return isTheirs ? Math.max(most, event.amount) : most;
  }, 0);
