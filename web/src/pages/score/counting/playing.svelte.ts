import { screenTime, type ScreenTime } from '../../../model/session/last-paint';
import { lastFrameOf, type Beat, type Lap } from './beats';

/** Callbacks during a counting. */
export interface Listener {
  /** These have just been reached, one or several at a time. */
  reached(beats: readonly { lap: Lap; beat: Beat }[]): void;
  /** All have been counted. */
  over(): void;
}

interface Manner {
  /** The factor by which it is slower than written. */
  readonly pace: number;
  /** Shows each player's last frame at once, for the whole of their time. */
  readonly still: boolean;
  /** How much later it begins, in milliseconds. */
  readonly after: number;
}

/** Plays a counting on the time of this screen; a tap skips ahead. */
export class Playing {
  /** The time in the counting, in its own milliseconds. */
  at = $state(0);
  readonly #laps: readonly Lap[];
  readonly #manner: Manner;
  readonly #listener: Listener;
  readonly #time: ScreenTime;
  #last = 0;
  #ends = false;

  constructor(laps: readonly Lap[], manner: Manner, listener: Listener, time: ScreenTime = screenTime) {
    this.#laps = laps;
    this.#manner = manner;
    this.#listener = listener;
    this.#time = time;
  }

  start(): void {
    this.at = -this.#manner.after / this.#manner.pace;
    this.#last = this.#time.now();
    this.#time.painted(() => this.#frame());
  }

  stop(): void {
    this.#ends = true;
  }

  /** Skips to the next player; at the last one, first to their full score, then to the end. */
  tap(): void {
    const next = this.#laps.find(({ at }) => at > this.at);
    const last = this.#laps.at(-1);
    if (next !== undefined) this.#to(next.at);
    else if (last !== undefined && this.since(last) < lastFrameOf(last) - last.at)
      this.#to(lastFrameOf(last));
    else this.#to(Infinity);
  }

  /** The player who is being counted, or was last. */
  get lap(): Lap | undefined {
    return this.#laps.findLast(({ at }) => at <= this.at);
  }

  /** Returns the elapsed time of that player's counting; negative: not begun. */
  since(lap: Lap): number {
    return sinceAt(lap, this.at, this.#manner.still);
  }

  #frame(): void {
    if (this.#ends) return;
    const now = this.#time.now();
    const passed = (now - this.#last) / this.#manner.pace;
    this.#last = now;
    if (this.#to(this.at + passed)) this.#time.painted(() => this.#frame());
  }

  /** Returns whether it continues from there. */
  #to(time: number): boolean {
    const before = this.at;
    this.at = time;
    const reached = this.#laps.flatMap((lap) =>
      lap.beats
        .filter(({ at }) => at > this.#sinceIn(lap, before) && at <= this.#sinceIn(lap, time))
        .map((beat) => ({ lap, beat })),
    );
    if (reached.length > 0) this.#listener.reached(reached);
    if (time < (this.#laps.at(-1)?.until ?? 0)) return true;
    this.stop();
    this.#listener.over();
    return false;
  }

  #sinceIn(lap: Lap, time: number): number {
    return sinceAt(lap, time, this.#manner.still);
  }
}

function sinceAt(lap: Lap, time: number, still: boolean): number {
  const since = time - lap.at;
  return still && since >= 0 ? lap.until - lap.at : since;
}
