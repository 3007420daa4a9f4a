import { engine } from '#instance';
import { answerTo, write } from './module.js';
import type { Edition, GameRecord, Replay, ScoredSheet, ScoreSheet } from './protocol.gen.js';
import { numberOf } from './seen.js';
import type { Eyes } from './types.js';

/** The published editions, those for play first. */
export const editions = (): Edition[] => answerTo(engine.editions());

/**
 * A record step by step as these eyes saw it, with its course, what each seat did and the tales that it has to tell. Where the
 * rules refuse a command it goes up to it, and `fault` says why.
 */
export function replay(record: GameRecord, eyes: Eyes = 'open'): Replay {
  const [size = 0] = write(JSON.stringify(record));
  return answerTo(engine.replay(numberOf(eyes), size));
}

/** What lies before each player at the end of a game with the real cards, reckoned up (C9). Throws BadInput for what cannot be. */
export function score(sheet: ScoreSheet): ScoredSheet {
  const [size = 0] = write(JSON.stringify(sheet));
  return answerTo(engine.score(size));
}
