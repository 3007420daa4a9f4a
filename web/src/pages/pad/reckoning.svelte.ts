import type { GroupRequests } from '../../wire/groups';
import type { LobbyError, ScoredSheet, ScoreSheet } from '../../wire/protocol';

const afterAPause = 120;

/** What the sheet that is being entered scores. */
export class Reckoning {
  /** The last one that could be reckoned. */
  scored = $state.raw<ScoredSheet>();
  #refused = $state.raw<{ readonly sheet: ScoreSheet; readonly error: LobbyError }>();
  #asked: ScoreSheet | undefined;
  readonly #score: GroupRequests['score'];

  constructor(score: GroupRequests['score']) {
    this.#score = score;
  }

  /** Why that sheet cannot be reckoned; another one is another matter. */
  refusedOf(sheet: ScoreSheet): LobbyError | undefined {
    return this.#refused?.sheet === sheet ? this.#refused.error : undefined;
  }

  /** Asks when no more is entered for a moment; what is given back calls that off. */
  soon(sheet: ScoreSheet): () => void {
    const timer = setTimeout(() => void this.#ask(sheet), afterAPause);
    return () => clearTimeout(timer);
  }

  async #ask(sheet: ScoreSheet): Promise<void> {
    this.#asked = sheet;
    const answer = await this.#score(sheet);
    if (this.#asked !== sheet) return;
    if (answer.ok) this.scored = answer.body;
    this.#refused = answer.ok ? undefined : { sheet, error: answer.error };
  }
}
