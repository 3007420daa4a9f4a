import type { GroupRequests } from '../../wire/groups';
import type { LobbyError, ScoredSheet, ScoreSheet } from '../../wire/protocol';

const afterAPause = 120;

/** The score of the sheet that is being entered. */
export class ScorePreview {
  /** The last sheet that could be scored. */
  scored = $state.raw<ScoredSheet>();
  #refused = $state.raw<{ readonly sheet: ScoreSheet; readonly error: LobbyError }>();
  #asked: ScoreSheet | undefined;
  readonly #score: GroupRequests['score'];

  constructor(score: GroupRequests['score']) {
    this.#score = score;
  }

  /** Returns why that sheet cannot be scored; undefined for any other sheet. */
  refusedOf(sheet: ScoreSheet): LobbyError | undefined {
    return this.#refused?.sheet === sheet ? this.#refused.error : undefined;
  }

  /** Requests the score after a short pause in typing; the returned function cancels that. */
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
