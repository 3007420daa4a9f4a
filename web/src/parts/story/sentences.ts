import { moneyInWords } from './reading';
import type { Messages } from '../i18n/locale.svelte';
import { kindOf } from '../../model/card';
import { worthOf } from '../../model/edition';
import { lotInWords } from '../../model/lot';
import type { GameModel } from '../../model/model';
import { sumOf } from '../../model/money/money';
import type { Who } from '../i18n/who';
import { nameAt, whoAt } from './names';
import { statesOf, type LogState } from './log-state';
import type { CardId, EventOf, EventsNamed, GameEvent, Seat } from '../../wire/protocol';
import { masterSentence, type MasterEvent } from './master-sentences';

/** An event of the log and its sentence; undefined if another event of the same step expresses it better. */
export interface Line {
  readonly event: GameEvent;
  readonly text: string | undefined;
}

/** Returns the whole log, each event as it was described at the time. */
export const logSentences = (model: GameModel, t: Messages): readonly Line[] => sentencesFrom(0, model, t);

function sentencesFrom(begin: number, model: GameModel, t: Messages): Line[] {
  const { log } = model;
  const states = statesOf(model);
  return log.slice(begin).map((event, index) => {
    const at = begin + index;
    // A timeout and the clock's choice are one sentence: that of the choice.
    const chose = event.name === 'slept' && isDeedOf(log[at + 1], event.seat);
    return { event, text: chose ? undefined : sentenceFor(event, model, t, states[at]) };
  });
}

/** Returns the sentences of the latest step. */
export function latestSentences(model: GameModel, t: Messages): readonly Line[] {
  const { log, latest } = model;
  // Events in the same step as the beginning of a game are no longer in its log.
  return latest.length > log.length
    ? sentencesFrom(0, { ...model, log: latest }, t)
    : sentencesFrom(log.length - latest.length, model, t);
}

/** Returns what the clock has just done for this viewer, in words; undefined if it did nothing. */
export function timeUpIn(model: GameModel, t: Messages): string | undefined {
  const lines = latestSentences(model, t);
  const at = lines.findIndex(({ event }) => event.name === 'slept' && event.seat === model.you.seat);
  return at === -1 ? undefined : (lines[at]?.text ?? lines[at + 1]?.text);
}

/** Returns one event as a sentence for this viewer; by default it follows everything in the log. */
export function sentenceFor(
  event: GameEvent,
  model: GameModel,
  t: Messages,
  before: LogState | undefined = statesOf(model).at(-1),
): string | undefined {
  const text = tableSentence(event, model, t, before);
  const slept = before?.slept;
  return text !== undefined && slept !== undefined && isDeedOf(event, slept)
    ? t.story.slept(whoAt(model, slept), text)
    : text;
}

/** Whether this event is the seat's action, or the clock's for it. */
function isDeedOf(event: GameEvent | undefined, seat: Seat): boolean {
  if (event === undefined) return false;
  switch (event.name) {
    case 'turned_up':
    case 'sold':
    case 'bought':
    case 'claim_sold':
    case 'claim_bought':
      return event.auctioneer === seat;
    case 'paid':
      return event.payer === seat;
    case 'challenged':
    case 'offered':
      return event.challenger === seat;
    case 'accepted':
    case 'countered':
      return event.challenged === seat;
    case 'showed_hand':
    case 'showed_too_few':
    case 'stopped':
    case 'took':
    case 'laid':
    case 'looked':
    case 'divided':
    case 'excluded':
      return event.seat === seat;
    default:
      return false;
  }
}

function tableSentence(
  event: GameEvent,
  model: GameModel,
  t: Messages,
  before: LogState | undefined,
): string | undefined {
  const who = (seat: Seat) => whoAt(model, seat);
  switch (event.name) {
    case 'seated':
    case 'bot_seated':
      return t.story.seated({ you: model.you.seat === event.seat, name: event.player });
    case 'freed':
      return t.story.freed(event.seat + 1);
    case 'renamed':
      return t.story.renamed({ you: model.you.seat === event.seat, name: event.before }, event.player);
    case 'away':
      return t.story.away(who(event.seat));
    case 'back':
      return t.story.back(who(event.seat));
    case 'slept':
      return t.story.slept(who(event.seat), undefined);
    case 'started':
      return t.story.started(event.game, who(event.first));
    case 'reopened':
      return t.story.reopened;
    case 'pressed':
      return t.race.hand(who(event.seat), t.race.pressed(event.count, event.amount));
    case 'lag':
      return t.race.lagTold(nameAt(model, event.seat), event.lag);
    case 'stand_in':
      return t.conduct.told.standIn(nameAt(model, event.seat), t.bots.name(event.bot));
    case 'paused':
      return t.conduct.told.paused(event.missing === null ? undefined : nameAt(model, event.missing));
    case 'resumed':
      return t.conduct.told.resumed;
    case 'conducted':
      return t.conduct.told.conducted(
        event.gavel === 'auctioneer' ? t.conduct.ownGavel : t.conduct.pace(event.speed),
      );
    case 'passed':
      return t.story.passed(who(event.seat));
    case 'pass_taken_back':
      return t.story.passTakenBack(who(event.seat));
    case 'seen_enough':
    case 'on_to_me':
      return undefined;
    case 'verdict':
      return verdictSentence(event, model, t);
    case 'turn':
      return t.story.turn(who(event.seat));
    case 'skipped':
      return t.story.skipped(who(event.seat));
    case 'over':
      return endSentence(event, model, t);
    default:
      return tradeSentence(event, model, t, before);
  }
}

function afterFirst(who: Who, ms: number, { race }: Messages): string {
  if (ms === 0) return race.sameTime(who);
  return ms > 0 ? race.laterBy(who, ms) : race.earlierBy(who, -ms);
}

function verdictSentence(
  { presses, drawn }: EventOf<'verdict'>,
  model: GameModel,
  t: Messages,
): string | undefined {
  const [first, ...others] = presses;
  if (first === undefined || others.length === 0) return undefined;
  const times = others.map(({ seat, after }) => afterFirst(whoAt(model, seat), after - first.after, t));
  return t.race.verdict(whoAt(model, first.seat), drawn, times.join(', '));
}

function endSentence(event: EventOf<'over'>, model: GameModel, t: Messages): string {
  const best = Math.max(...event.scores);
  const others = event.scores
    .map((score, seat) => ({ score, seat }))
    .filter(({ seat }) => !event.winners.includes(seat))
    .sort((one, other) => other.score - one.score)
    .map(({ score, seat }) => t.story.scored(whoAt(model, seat), score));
  const winners = event.winners.map((seat) => whoAt(model, seat));
  if (winners.length === 1 && winners[0]?.you === true) return t.story.overYou(best, others.join(', '));
  const names = winners.map(({ you, name }) => (you ? t.story.overMe : name)).join(t.page.and);
  return t.story.over(names, winners.length, best, others.join(', '));
}

type AuctionEvent = EventsNamed<
  | 'turned_up payday raised called kept knocked sold bought showed_hand'
  | 'auctioned_again auction_goes_on took_bonus stopped'
>;

function auctionSentence(
  event: AuctionEvent | MasterEvent,
  model: GameModel,
  t: Messages,
  before: LogState | undefined,
): string | undefined {
  const who = (seat: Seat) => whoAt(model, seat);
  const names = (seats: readonly Seat[], you: string) =>
    seats.map((seat) => (seat === model.you.seat ? you : nameAt(model, seat))).join(', ');
  switch (event.name) {
    case 'turned_up':
      return turnedUpSentence(event.lot, model, t, before);
    case 'payday':
      return t.story.payday(event.time, event.value);
    case 'raised':
      return t.story.raised(who(event.seat), event.amount);
    case 'called': {
      const standing = before?.standing ?? undefined;
      return t.story.called(event.call, standing && who(standing.seat), standing?.amount ?? 0);
    }
    case 'kept':
      return t.story.kept(
        who(event.seat),
        lotInWords(event, (card) => t.card(card).the),
      );
    case 'knocked':
      return t.story.knocked(who(event.to), event.amount);
    case 'sold':
      return t.story.sold(who(event.bidder), event.amount);
    case 'bought':
      return t.story.bought(who(event.auctioneer), event.amount);
    case 'showed_hand':
      return t.story.showedHand(who(event.seat), sumOf(event.hand), event.amount);
    case 'auctioned_again':
      return t.story.auctionedAgain(
        lotInWords(event, (card) => t.card(card).The),
        names(event.barred, t.story.except),
        names(event.bound, t.play.you.toLowerCase()),
      );
    case 'auction_goes_on':
      return t.story.auctionGoesOn(
        names(event.barred, t.story.except),
        event.standing === null ? undefined : who(event.standing.seat),
        event.standing?.amount ?? 0,
      );
    case 'took_bonus':
      return t.story.tookBonus(who(event.seat), model.edition.bonus?.worth ?? 0);
    case 'stopped':
      return t.story.stopped(who(event.seat));
    default:
      return masterSentence(event, model, t);
  }
}

function turnedUpSentence(lot: CardId, model: GameModel, t: Messages, before: LogState | undefined): string {
  const words = t.card(lot);
  const worth = worthOf(model.edition, lot);
  if (worth === undefined) return t.story.ratTurnedUp;
  if (kindOf(lot).of === 'pedigree') return t.story.pedigreeTurnedUp(words.The, worth);
  const owners = (before?.herds ?? [])
    .map((herd, seat) => ({ seat, count: herd[lot] ?? 0 }))
    .filter(({ count }) => count > 0)
    .map(({ seat, count }) => t.story.has(whoAt(model, seat), count));
  return t.story.turnedUp(words.name, worth, owners.join(', '));
}

type TradeEvent = EventsNamed<'paid took quartet challenged offered accepted countered revealed tied'>;

function tradeSentence(
  event: TradeEvent | AuctionEvent | MasterEvent,
  model: GameModel,
  t: Messages,
  before: LogState | undefined,
): string | undefined {
  const who = (seat: Seat) => whoAt(model, seat);
  switch (event.name) {
    case 'paid':
      return event.money === undefined
        ? t.story.paidClosed(who(event.payer), event.cards)
        : t.story.paid(who(event.payer), moneyInWords(event.money));
    case 'took': {
      const animal = t.card(event.animal);
      return t.story.took(who(event.seat), event.count, animal.the, animal.many);
    }
    case 'quartet':
      return t.story.quartet(who(event.seat), t.card(event.animal).many);
    case 'challenged': {
      const animal = t.card(event.animal);
      return t.story.challenged(
        who(event.challenger),
        who(event.challenged),
        t.play.trade.give(event.cards, animal.name, animal.many),
      );
    }
    case 'offered':
      return t.story.offered(who(event.challenger), event.cards ?? null);
    case 'accepted':
      return t.story.accepted(who(event.challenged), event.cards);
    case 'countered':
      return t.story.countered(who(event.challenged), event.cards);
    case 'revealed':
      return revealSentence(event, model, t);
    case 'tied':
      return t.story.tied;
    default:
      return auctionSentence(event, model, t, before);
  }
}

function revealSentence(event: EventOf<'revealed'>, model: GameModel, t: Messages): string | undefined {
  // The tie that follows, or the taking of the animals, describes equal sums.
  if (event.winner === null) return undefined;
  const offer = event.offer.money;
  const counter = event.counter.money;
  if (offer !== undefined && counter !== undefined) {
    const mineFirst = event.challenger === model.you.seat;
    const [mine, theirs] = mineFirst ? [offer, counter] : [counter, offer];
    const sentence = sumOf(mine) > sumOf(theirs) ? t.story.offeredMore : t.story.offeredLess;
    return sentence(sumOf(mine), sumOf(theirs));
  }
  const [won, lost] =
    event.winner === event.challenger ? [event.offer, event.counter] : [event.counter, event.offer];
  const winner = whoAt(model, event.winner);
  return won.cards === lost.cards
    ? t.story.revealedSame(winner, won.cards)
    : t.story.revealed(winner, won.cards, lost.cards);
}
