import { assess, usualWorlds, type Assessing } from '../../wire/coach/coach';
import { keepJudged } from '../../wire/coach/judged';
import type { JudgedSeat } from '../../wire/coach/judged-seats';
import type { Seat } from '../../wire/protocol';

/** A finished game, the seat to judge, and the source of its record. */
export interface GameToJudge {
  readonly id: string;
  readonly edition: string;
  readonly ended: number;
  readonly seat: Seat;
  readonly record: () => Promise<string>;
}

type Assess = typeof assess;
type Keep = (game: JudgedSeat) => Promise<void>;

/** Asks the coach about one game after the other, and stores its results. */
export class Judging {
  /** The number of the game in progress, from 1; undefined while idle. */
  place = $state<number>();
  all = $state(0);
  /** The progress of that game, from 0 to 1. */
  share = $state(0);
  /** Games that could not be judged in this visit are not tried again. */
  failed = $state.raw<readonly string[]>([]);
  readonly #found: (game: JudgedSeat) => void;
  readonly #assess: Assess;
  readonly #keep: Keep;
  #running: Assessing | undefined;
  #begun = 0;

  constructor(found: (game: JudgedSeat) => void, keep: Keep = keepJudged, ask: Assess = assess) {
    this.#found = found;
    this.#assess = ask;
    this.#keep = keep;
  }

  async judge(games: readonly GameToJudge[]): Promise<void> {
    this.stop();
    const begun = this.#begun;
    this.all = games.length;
    for (const [place, game] of games.entries()) {
      this.place = place + 1;
      this.share = 0;
      const judged = await this.#judge(game, begun).catch(() => undefined);
      if (begun !== this.#begun) return;
      if (judged === undefined) this.failed = [...this.failed, game.id];
      else this.#found(judged);
    }
    this.place = undefined;
  }

  stop(): void {
    this.#begun += 1;
    this.#running?.cancel();
    this.#running = undefined;
    this.place = undefined;
  }

  async #judge(game: GameToJudge, begun: number): Promise<JudgedSeat | undefined> {
    const { id, edition, ended, seat } = game;
    const record = await game.record();
    if (begun !== this.#begun) return undefined;
    this.#running = this.#assess({ record, seat, worlds: usualWorlds }, (share) => {
      if (begun === this.#begun) this.share = share;
    });
    const answer = await this.#running.answer;
    if (!answer.ok) return undefined;
    const { balance, habits } = answer.body;
    const judged = { id, edition, ended, seat, balance, habits };
    await this.#keep(judged);
    return judged;
  }
}
