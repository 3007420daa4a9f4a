import type { Model } from '../model';
import { prefersReducedMotion } from 'svelte/motion';
import { momentsOf, type Moment } from '../moment';
import { momentTimingOf } from '../moment-timing';
import { paintGate } from './paint-gate';
import {
  broughtForward,
  closedShot,
  isEnd,
  leastShareOf,
  openShot,
  shotsOf,
  withoutEnd,
  type Shot,
} from './shots';
import { timers, type Timers } from './timers';

/** The parts of a session that its director needs. */
export interface Stage {
  /** The next shot begins: from now on everything shows this. */
  show(model: Model): void;
  /** Acknowledges the show of that version; returns false if no acknowledgement is needed. */
  seen(version: number): boolean;
}

/**
 * Decides what is shown, and until when. The table waits until its events have been seen, and opens its next
 * question for all at once; until then the page asks nothing. So a question is always about what is on the
 * stage.
 */
export class Director {
  shot = $state.raw<Shot>();
  /** The version of the show that this viewer has acknowledged, while the others have not. */
  seen = $state<number>();
  /**
   * The game has just ended while the viewer watched, and its scores are being counted; later visitors see
   * the result.
   */
  counts = $state(false);
  #next: Shot[] = [];
  #cancel = () => {};
  #stopped = false;
  readonly #stage: Stage;
  readonly #timers: Timers;

  constructor(stage: Stage, time: Timers = timers) {
    this.#stage = stage;
    this.#timers = time;
  }

  get moment(): Moment | undefined {
    return this.shot?.moment;
  }
  /** Whether the table waits for the show, so that it asks nothing. */
  get shows(): boolean {
    return this.shot?.until !== undefined;
  }

  /** Shows the current table without the events that led there; `opens` as below. */
  jump(model: Model, opens?: number): void {
    const now = this.#timers.now();
    const until = opens === undefined ? now : opens - model.ahead;
    this.#next =
      until > now ? [closedShot(model, now, until), openShot({ ...model, latest: [] })] : [openShot(model)];
    this.counts = false;
    this.#advance();
  }

  /**
   * Shows new events; `before` is the table before them. `opens` is the time of the table at which it
   * continues; undefined if it does not wait.
   */
  follow(model: Model, before: Model | undefined, opens: number | undefined): void {
    const until = opens === undefined ? this.#unhurried(model, before) : opens - model.ahead;
    // The previous show was cut short by all its viewers.
    if (until === undefined) this.#flush();
    this.#next.push(...this.#shotsOf(model, before, until));
    if (!this.shows) this.#advance();
  }

  /**
   * Skips at a tap: moving parts jump to their last frame, so that the result can be read. The next tap
   * leads to the next moment of the step, or acknowledges the show; the table continues when all have done so.
   */
  skip(): void {
    const tapped = this.shot?.playback;
    paintGate.then(() => {
      const { shot } = this;
      if (tapped === undefined || shot?.playback !== tapped || !this.shows) return;
      if (!this.#rests(shot)) this.#settle(shot);
      else if (this.seen !== shot.model.version) this.#goOn(shot);
    });
  }

  /** This viewer has seen enough of a moment. */
  #goOn(shot: Shot): void {
    const { model, playback, until, enough } = shot;
    const ofStep = (next: Shot) => next.playback !== undefined && next.model.version === model.version;
    const rest = this.#next.filter((next) => ofStep(next) && next.playback !== playback);
    if (enough === undefined || until === undefined || rest.length === 0) {
      this.#leave(shot);
      return;
    }
    const later = this.#next.filter((next) => !ofStep(next));
    this.#next = [...broughtForward(rest, until - this.#timers.now()), ...later];
    this.#advance();
  }

  /** Whether nothing moves any more on the stage. */
  #rests({ model, moment, playback }: Shot): boolean {
    if (playback === undefined || playback.settled) return true;
    const { rests, lasts } = momentTimingOf(moment, model.you.seat);
    return this.#timers.now() >= playback.from + ((playback.until - playback.from) * rests) / lasts;
  }

  /** Shows all remaining acts of the moment at once. */
  #settle(shot: Shot): void {
    const settled = (one: Shot): Shot =>
      one.playback === undefined ? one : { ...one, playback: { ...one.playback, settled: true } };
    this.shot = settled(shot);
    const left = this.#next.findIndex(({ playback }) => playback !== shot.playback);
    for (const shot of this.#next.splice(0, left)) this.#put(settled(shot));
    this.#wait();
  }

  #leave({ model: { version, table } }: Shot): void {
    const waits = table.answer_within === undefined && this.#stage.seen(version);
    if (!waits) {
      this.#advance();
      return;
    }
    this.seen = version;
    this.#wait();
  }

  /** A correspondence table waits for nobody; its events are still shown to its viewers. */
  #unhurried(model: Model, before: Model | undefined): number | undefined {
    if (model.table.answer_within === undefined || document.hidden) return undefined;
    const lengths = momentsOf(model, before).map((moment) => momentTimingOf(moment, model.you.seat).lasts);
    return lengths.length === 0 ? undefined : this.#timers.now() + lengths.reduce((sum, one) => sum + one);
  }

  /** Stops when the table is left: nothing is shown any more. */
  stop(): void {
    this.#stopped = true;
    this.#cancel();
    this.#next = [];
  }

  /** All scores have been counted, or enough of them. */
  endCounting(): void {
    this.counts = false;
  }

  #shotsOf(model: Model, before: Model | undefined, until: number | undefined): Shot[] {
    const ends = endsNow(model, before);
    const from = Math.max(this.#timers.now(), this.#next.at(-1)?.until ?? this.shot?.until ?? 0);
    if (until === undefined || until <= from) return [{ ...openShot(model), ends }];
    const openModel = withoutEnd(model);
    const still = prefersReducedMotion.current;
    // A user who returns to a hidden tab wants the table, not a parade of all that they missed.
    const least = () =>
      from + (until - from) * leastShareOf(momentsOf(openModel, before), openModel.you.seat);
    const shown = document.hidden
      ? [{ ...closedShot(openModel, from, until), enough: least() }]
      : shotsOf({ model: openModel, before, from, until, still });
    const end = model.latest.filter(isEnd);
    return [...shown, { ...openShot({ ...model, latest: end, now: until + model.ahead }), ends }];
  }

  /** Ends the current and all waiting shots; their events are still announced. */
  #flush(): void {
    this.#next = this.#next.map(over);
    if (this.shows) this.#advance();
  }

  #advance(): void {
    this.#cancel();
    for (let shot = this.#next.shift(); shot !== undefined; shot = this.#next.shift()) {
      const now = this.#timers.now();
      const isOver = shot.until !== undefined && shot.until <= now;
      this.#put(isOver ? over(shot) : shot);
      if (this.shows) break;
    }
    this.#wait();
  }

  #wait(): void {
    this.#cancel();
    const { shot } = this;
    if (this.#stopped || shot?.until === undefined) return;
    const { until, enough = until } = shot;
    const goesOn = enough < until && this.seen !== shot.model.version;
    const at = goesOn ? enough : until;
    this.#cancel = this.#timers.later(at - this.#timers.now(), () =>
      goesOn ? this.#goOn(shot) : this.#advance(),
    );
  }

  #put(shot: Shot): void {
    if (this.#stopped) return;
    if (shot.model.version !== this.seen) this.seen = undefined;
    // A hidden tab counts for nobody.
    if (shot.ends === true) this.counts = !document.hidden;
    else if (!isOver(shot.model)) this.counts = false;
    this.shot = shot;
    this.#stage.show(shot.model);
  }
}

/** Returns such a shot with its announcements, without its show. */
const over = (shot: Shot): Shot => ({ ...shot, moment: undefined, playback: undefined, until: undefined });

const isOver = (model: Model): boolean => model.view?.phase.name === 'finished';

/** A table without a pace, used for tests, shows nothing for any time. */
const endsNow = (model: Model, before: Model | undefined): boolean =>
  before !== undefined && isOver(model) && !isOver(before) && model.table.speed > 0;
