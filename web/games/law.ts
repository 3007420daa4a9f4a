import { steadyNow } from '../src/browser/clock';
import type { Model } from '../src/model/model';
import type { Moment } from '../src/model/moment';
import { momentsOf } from '../src/model/moment';
import { leastOf, momentTimingOf } from '../src/model/moment-timing';
import { reduce } from '../src/model/reduce';
import type { TableSession } from '../src/model/session/session.svelte';
import type { GameEvent, Phase, Seat, Snapshot, Step, View } from '../src/wire/protocol';
import { tableTime } from './evening';

/** Counts of checks, so that a law that checks nothing is noticed. */
export interface Count {
  questions: number;
  moments: number;
  instants: number;
}

/** How long a moment is shown at a table of that speed, of its own length. */
const paceOf = (speed: number): number => (speed === 1 ? 1.25 : speed === 2 ? 1 : 0.7);

/** An event that must be shown. */
interface Due {
  readonly kind: Moment['kind'];
  /** Whether it may be short: its viewer has tapped it away or came late to it, or all have seen enough. */
  excused: boolean;
}

interface Staged extends Due {
  readonly moment: Moment;
  readonly since: number;
}

/**
 * Checks one screen at every instant: the question matches the display. No question comes during a show or
 * before the table is open, or is held back afterwards. Each event is announced once, in order, and shown for
 * its time.
 */
export class Law {
  readonly breaches: string[] = [];
  readonly #session: TableSession;
  readonly #delay: () => number;
  readonly #count: Count;
  #opens = 0;
  #receivedEvents: GameEvent[] = [];
  #shownEvents: GameEvent[] = [];
  /** Events that are not shown yet. */
  #due: Due[] = [];
  #staged: Staged | undefined;
  #asked: string | undefined;

  /** `delay`: how long a message takes now, at most, in milliseconds. */
  constructor(session: TableSession, delay: () => number, count: Count) {
    this.#session = session;
    this.#delay = delay;
    this.#count = count;
  }

  /** Call with all messages just before the session receives them. */
  expect(news: Snapshot | Step): void {
    this.#opens = news.opens_at ?? 0;
    const before = this.#session.newest;
    if (news.type === 'snapshot') this.#forget();
    else if (before !== undefined) this.#expectStep(news, before);
  }

  #expectStep(news: Step, before: Model): void {
    this.#receivedEvents.push(...news.events);
    if (news.opens_at === undefined) this.#excuse();
    if (document.hidden || this.#opens - before.ahead <= steadyNow()) return;
    const after = reduce(before, news, steadyNow());
    // A viewer who was disconnected for a while joins in the middle of it.
    const excused = tableTime() - news.now > this.#delay() + 1;
    if (after !== undefined)
      this.#due.push(...momentsOf(after, before).map(({ kind }) => ({ kind, excused })));
  }

  /** And just after. */
  afterReceived(): void {
    if (this.#session.skipping.underway) this.#forget();
  }

  /** The viewer tapped. That ends the show of a spectator, and the result of a trade for a player. */
  tapped(): void {
    const isFree = this.#session.model?.you.seat === null || this.#staged?.kind === 'trade';
    if (this.#staged !== undefined && isFree) this.#staged.excused = true;
  }

  check(): void {
    const { model, director, newest } = this.#session;
    if (model === undefined) return;
    this.#count.instants += 1;
    this.#hold(director.shot?.model === model, 'stage and dock show two models');
    if (director.shows) this.#checkShow(model);
    else {
      this.#hold(director.moment === undefined, 'a moment that nothing waits for');
      this.#hold(model.version === newest?.version, 'the table is open, but an older one is shown');
      this.#hold(this.#due.length === 0, `never shown: ${this.#due.map(({ kind }) => kind).join(', ')}`);
      this.#requireAllShown();
      this.#due = [];
    }
    if (model.view !== null && model.options.length > 0) this.#checkQuestion(model, model.view);
  }

  #checkShow(model: Model): void {
    this.#hold(model.options.length === 0 && model.clock === null, 'something is asked in a show');
    const late = tableTime() - this.#opens;
    this.#hold(late <= this.#delay() + 1, `a show holds the table's question back by ${late} ms`);
  }

  #checkQuestion(model: Model, view: View): void {
    this.#hold(tableTime() >= this.#opens, `${view.phase.name} is asked before the table is open`);
    for (const line of contradictions(view.phase, view.turn, model.log)) this.#breach(line);
    const asked = `${model.version} ${view.phase.name}`;
    if (asked !== this.#asked) this.#count.questions += 1;
    this.#asked = asked;
  }

  /** Call with everything that the session shows. */
  see(model: Model): void {
    this.#shownEvents.push(...model.latest);
    const { moment } = this.#session.director;
    if (moment === this.#staged?.moment) return;
    this.#leave();
    if (moment === undefined) return;
    this.#count.moments += 1;
    const due = this.#due.shift();
    this.#hold(due?.kind === moment.kind, `${moment.kind} is shown out of turn`);
    this.#staged = { kind: moment.kind, moment, since: steadyNow(), excused: due?.excused ?? true };
  }

  #leave(): void {
    const { model } = this.#session;
    if (this.#staged === undefined || model === undefined) return;
    const { moment, since, excused } = this.#staged;
    this.#staged = undefined;
    const shown = steadyNow() - since;
    const least =
      leastOf(momentTimingOf(moment, model.you.seat)) * paceOf(model.table.speed) - 2 * this.#delay() - 2;
    this.#hold(excused || shown >= least, `${moment.kind} was shown for ${shown} of ${least} ms`);
  }

  #requireAllShown(): void {
    const [shown, received] = [this.#shownEvents, this.#receivedEvents].map((events) =>
      events.map(({ name }) => name).join(' '),
    );
    this.#hold(shown === received, `shown: ${shown}; received: ${received}`);
    this.#shownEvents = [];
    this.#receivedEvents = [];
  }

  /** All have seen enough, or no viewer will see it. */
  #excuse(): void {
    this.#due = [];
    if (this.#staged !== undefined) this.#staged.excused = true;
  }

  #forget(): void {
    this.#excuse();
    this.#receivedEvents = [];
    this.#shownEvents = [];
  }

  #hold(holds: boolean, what: string): void {
    if (!holds) this.#breach(what);
  }

  #breach(what: string): void {
    const { model } = this.#session;
    this.breaches.push(`version ${model?.version}, seat ${model?.you.seat}: ${what}`);
  }
}

const last = <Name extends GameEvent['name']>(log: readonly GameEvent[], name: Name) =>
  log.findLast((event): event is Extract<GameEvent, { name: Name }> => event.name === name);

/** Returns questions that do not match the last announced event. */
function contradictions(phase: Phase, turn: Seat, log: readonly GameEvent[]): string[] {
  const differ = (what: string, asked: object, announced: object | undefined): string[] => {
    if (announced === undefined) return [];
    const parts = Object.entries(asked).filter(([key, value]) => Reflect.get(announced, key) !== value);
    return parts.map(
      ([key, value]) => `${what} asks for ${key} ${value}, announced was ${Reflect.get(announced, key)}`,
    );
  };
  switch (phase.name) {
    case 'turn_choice':
      return differ('a turn', { seat: turn }, last(log, 'turn'));
    case 'bidding':
    case 'countdown':
    case 'buying_right': {
      const { auctioneer, lot } = phase;
      return differ(phase.name, { auctioneer, lot }, last(log, 'turned_up'));
    }
    case 'payment':
      return differ('a payment', { lot: phase.lot }, last(log, 'turned_up'));
    case 'offer':
    case 'answer': {
      const { challenger, challenged, animal } = phase;
      return differ('a trade', { challenger, challenged, animal }, last(log, 'challenged'));
    }
    case 'division':
      return differ('a division', { seat: phase.seat }, last(log, 'looked'));
    case 'quartet_exclusion':
      return differ('an exclusion', { seat: phase.seat }, last(log, 'must_exclude'));
    default:
      return [];
  }
}
