import { assess } from '../../wire/coach/coach';
import {
  forgetJudgedSeats,
  judgedSeats,
  keepJudgedSeat,
  type JudgedSeat,
} from '../../wire/coach/judged-seats';
import { isOf } from './games';
import { Judging, type GameToJudge } from './judging.svelte';

/** This device's results about other players, by the requested games. */
export class SeatsJudged {
  #all = $state.raw<readonly JudgedSeat[]>([]);
  isLoaded = $state(false);
  readonly judging = new Judging((game) => (this.#all = [...this.#all, game]), keepJudgedSeat, assess);

  async refresh(): Promise<void> {
    this.#all = await judgedSeats();
    this.isLoaded = true;
  }

  of(games: readonly GameToJudge[]): readonly JudgedSeat[] {
    return games.flatMap((game) => this.#all.find((judged) => isOf(judged)(game)) ?? []);
  }

  left(games: readonly GameToJudge[]): readonly GameToJudge[] {
    return games.filter(
      (game) => !this.judging.failed.includes(game.id) && !this.#all.some((judged) => isOf(judged)(game)),
    );
  }

  async forget(): Promise<void> {
    this.judging.stop();
    await forgetJudgedSeats();
    await this.refresh();
  }
}
