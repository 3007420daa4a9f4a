import type { ConnectionState } from '../../wire/connection';
import { timers, type Timers } from './timers';
import type { Command } from '../../wire/protocol';

/** How a connection came back, and the result of the move that was being sent. */
export interface Return {
  /** How long nothing was received. */
  seconds: number;
  move?: Command | undefined;
  /** Undefined until the server has answered the move. */
  counted?: boolean | undefined;
}

/** Milliseconds for which the page reports that the connection is back. */
const reportedFor = 6000;

/** A lost connection as the page shows it, and how it came back. */
export class Interruption {
  /** The age of the page's data in whole seconds; undefined while the server is connected. */
  seconds = $state<number>();
  #back = $state.raw<Return>();
  /** The move that is being sent. */
  move = $state.raw<Command>();
  readonly #timers: Timers;
  readonly #changed: () => void;
  #since = 0;
  #cancel = () => {};
  #forget = () => {};

  /** `changed` is called when it begins, each second, and when it ends. */
  constructor(changed: () => void, time: Timers = timers) {
    this.#changed = changed;
    this.#timers = time;
  }

  /** How it came back, for a moment. */
  get back(): Return | undefined {
    return this.#back;
  }

  get underway(): boolean {
    return this.seconds !== undefined;
  }

  follow(state: ConnectionState): void {
    if (state === 'lost' && !this.underway) this.#begin();
    if (state === 'open' && this.underway) this.#end();
    if (state !== 'closed') return;
    this.#cancel();
    this.#forget();
  }

  /** Sends a move; the answer states whether it counted. */
  async watchOver<Answer extends { type: string }>(
    move: Command,
    answered: Promise<Answer>,
  ): Promise<Answer> {
    this.move = move;
    const answer = await answered;
    if (this.move === move) this.move = undefined;
    if (this.#back?.move === move) this.#report({ ...this.#back, counted: answer.type === 'ack' });
    return answer;
  }

  #begin(): void {
    this.#since = this.#timers.now();
    this.#forget();
    this.#back = undefined;
    this.#count();
  }

  #count(): void {
    const passed = this.#timers.now() - this.#since;
    this.seconds = Math.floor(passed / 1000);
    this.#changed();
    this.#cancel = this.#timers.later(1000 - (passed % 1000), () => this.#count());
  }

  #end(): void {
    this.#cancel();
    const seconds = this.seconds ?? 0;
    this.seconds = undefined;
    this.#report({ seconds, move: this.move });
    this.#changed();
  }

  #report(back: Return): void {
    this.#back = back;
    this.#forget();
    this.#forget = this.#timers.later(reportedFor, () => (this.#back = undefined));
  }
}
