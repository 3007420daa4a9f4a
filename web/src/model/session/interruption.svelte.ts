import type { ConnectionState } from '../../wire/connection';
import { watch, type Watch } from './watch';
import type { Command } from '../../wire/protocol';

/** How a connection came back, and what became of the move that was on its way. */
export interface Return {
  /** How long nothing was heard. */
  seconds: number;
  move?: Command | undefined;
  /** Undefined until the server has answered the move. */
  counted?: boolean | undefined;
}

/** A connection that is lost, as the page tells of it, and how it came back. */
export class Interruption {
  /** How old is what the page shows, in whole seconds; undefined while the server is heard of. */
  seconds = $state<number>();
  back = $state.raw<Return>();
  /** The move that is on its way. */
  move = $state.raw<Command>();
  readonly #watch: Watch;
  readonly #changed: () => void;
  #since = 0;
  #cancel = () => {};

  /** `changed` is told when it begins, each second, and when it is over. */
  constructor(changed: () => void, time: Watch = watch) {
    this.#changed = changed;
    this.#watch = time;
  }

  get underway(): boolean {
    return this.seconds !== undefined;
  }

  follow(state: ConnectionState): void {
    if (state === 'lost' && !this.underway) this.#begin();
    if (state === 'open' && this.underway) this.#end();
    if (state === 'closed') this.#cancel();
  }

  /** A move goes out; the answer says whether it counted. */
  async watchOver<Answer extends { type: string }>(
    move: Command,
    answered: Promise<Answer>,
  ): Promise<Answer> {
    this.move = move;
    const answer = await answered;
    if (this.move === move) this.move = undefined;
    if (this.back?.move === move) this.back = { ...this.back, counted: answer.type === 'ack' };
    return answer;
  }

  #begin(): void {
    this.#since = this.#watch.now();
    this.back = undefined;
    this.#count();
  }

  #count(): void {
    const passed = this.#watch.now() - this.#since;
    this.seconds = Math.floor(passed / 1000);
    this.#changed();
    this.#cancel = this.#watch.later(1000 - (passed % 1000), () => this.#count());
  }

  #end(): void {
    this.#cancel();
    const seconds = this.seconds ?? 0;
    this.seconds = undefined;
    this.back = { seconds, move: this.move };
    this.#changed();
  }
}
