import type { Model } from '../model';
import { lengthOf, momentsOf, partsOf, type Moment } from '../moment';
import { press } from './press';
import { watch, type Watch } from './watch';

/** What all parts of the page show at one time: the table after a step, and what of that step is on the stage. */
export interface Shot {
  readonly model: Model;
  readonly moment: Moment | undefined;
  /** When it is over, by this browser's clock; undefined: it stays until something happens. */
  readonly until: number | undefined;
  /** The game ended before these eyes. */
  readonly ends?: boolean;
}

/** What a director asks of the session that it works for. */
export interface Stage {
  /** The next shot begins: from now on everything shows this. */
  show(model: Model): void;
  /** Tells the table that its show of that version was seen; false where nobody is to be told. */
  seen(version: number): boolean;
}

/**
 * Decides what is shown, and until when. The table waits for what it has brought about to be seen, and opens its next
 * question for all at once; until then the page has none. So what is asked is always about what is on the stage.
 */
export class Director {
  shot = $state.raw<Shot>();
  /** The version of the show that this viewer has seen enough of, while the others have not. */
  seen = $state<number>();
  /** The game has just ended before these eyes, and its scores are being counted; who comes later finds them counted. */
  counts = $state(false);
  #next: Shot[] = [];
  #cancel = () => {};
  readonly #stage: Stage;
  readonly #watch: Watch;

  constructor(stage: Stage, time: Watch = watch) {
    this.#stage = stage;
    this.#watch = time;
  }

  get moment(): Moment | undefined {
    return this.shot?.moment;
  }
  /** Whether the table waits for what is shown, so that it asks nothing. */
  get shows(): boolean {
    return this.shot?.until !== undefined;
  }

  /** The table as it is now, without what led there. */
  jump(model: Model): void {
    this.#next = [];
    this.counts = false;
    this.#put({ model, moment: undefined, until: undefined });
  }

  /**
   * What has just happened; `before` is the table before it. `opens` is the time of the table at which it goes on;
   * undefined where it does not wait.
   */
  follow(model: Model, before: Model | undefined, opens: number | undefined): void {
    const until = opens === undefined ? this.#unhurried(model, before) : opens - model.ahead;
    // The show before this was cut short by all who were to see it.
    if (until === undefined) this.#hurry();
    this.#next.push(...this.#shotsOf(model, before, until));
    if (!this.shows) this.#advance();
  }

  /** Enough seen, at a tap: the table is told, which goes on when all have said so. */
  skip(): void {
    const tapped = this.shot;
    press.then(() => {
      if (tapped === undefined || this.shot !== tapped || !this.shows) return;
      if (this.seen === tapped.model.version) return;
      if (this.#stage.seen(tapped.model.version)) this.seen = tapped.model.version;
      else this.#advance();
    });
  }

  /** A correspondence table waits for nobody; what happened at it is shown all the same. */
  #unhurried(model: Model, before: Model | undefined): number | undefined {
    if (model.table.answer_within === undefined) return undefined;
    const lengths = momentsOf(model, before).map(lengthOf);
    return lengths.length === 0 ? undefined : this.#watch.now() + lengths.reduce((sum, one) => sum + one);
  }

  /** All scores have been counted, or enough of them. */
  endCounting(): void {
    this.counts = false;
  }

  #shotsOf(model: Model, before: Model | undefined, until: number | undefined): Shot[] {
    const open: Shot = { model, moment: undefined, until: undefined, ends: endsNow(model, before) };
    const starts = Math.max(this.#watch.now(), this.#next.at(-1)?.until ?? this.shot?.until ?? 0);
    // Whoever comes back to a hidden tab wants the table, not the parade of all that was missed.
    if (until === undefined || until <= starts || document.hidden) return [open];
    // Who has won is told when nothing is shown any more.
    const [end, happened] = split(model.latest, ({ name }) => name === 'over');
    const parts = partsOf({ ...model, latest: happened }, before);
    const lengths = parts.map(({ moment }) => (moment === undefined ? 1 : lengthOf(moment)));
    const whole = lengths.reduce((sum, one) => sum + one);
    let passed = 0;
    let untold = model.latest.length;
    const shown = parts.map(({ events, moment }, index): Shot => {
      passed += lengths[index] ?? 0;
      untold -= events.length;
      const log = model.log.slice(0, model.log.length - untold);
      const told = { ...model, options: [], clock: null, latest: events, log };
      return { model: told, moment, until: starts + ((until - starts) * passed) / whole };
    });
    return [...shown, { ...open, model: { ...model, latest: end, now: until + model.ahead } }];
  }

  /** What is on the stage and what waits behind it is over; what happened is told all the same. */
  #hurry(): void {
    this.#next = this.#next.map((shot) => ({ ...shot, until: undefined, moment: undefined }));
    if (this.shows) this.#advance();
  }

  #advance(): void {
    this.#cancel();
    for (let shot = this.#next.shift(); shot !== undefined; shot = this.#next.shift()) {
      const now = this.#watch.now();
      const isOver = shot.until !== undefined && shot.until <= now;
      this.#put(isOver ? { ...shot, moment: undefined, until: undefined } : shot);
      if (this.shot?.until === undefined) continue;
      this.#cancel = this.#watch.later(this.shot.until - now, () => this.#advance());
      return;
    }
  }

  #put(shot: Shot): void {
    if (shot.model.version !== this.seen) this.seen = undefined;
    // A tab that nobody sees counts for nobody.
    if (shot.ends === true) this.counts = !document.hidden;
    else if (!isOver(shot.model)) this.counts = false;
    this.shot = shot;
    this.#stage.show(shot.model);
  }
}

const isOver = (model: Model): boolean => model.view?.phase.name === 'finished';

/** A table without a pace, as those who test have it, shows nothing for any time. */
const endsNow = (model: Model, before: Model | undefined): boolean =>
  before !== undefined && isOver(model) && !isOver(before) && model.table.speed > 0;

function split<T>(all: readonly T[], is: (one: T) => boolean): [T[], T[]] {
  return [all.filter(is), all.filter((one) => !is(one))];
}
