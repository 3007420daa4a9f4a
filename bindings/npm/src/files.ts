import { engine } from '#instance';
import { answerTo, write } from './module.js';
import type { Edition, GameRecord, Replay, ScoredSheet, ScoreSheet } from './protocol.gen.js';
import { numberOf } from './seen.js';
import type { Eyes } from './types.js';

/** The published editions, those for play first. */
export const editions = (): Edition[] => answerTo(engine.editions());

/**
 * Replays a record step by step as these eyes saw it, with the course of the game, the actions of each seat
 * and the tales. If the rules refuse a command, it ends there, and `fault` has the reason.
 */
export function replay(record: GameRecord, eyes: Eyes = 'open'): Replay {
  const [size = 0] = write(JSON.stringify(record));
  return answerTo(engine.replay(numberOf(eyes), size));
}

/**
 * Scores the cards of each player at the end of a game with real cards (C9). Throws BadInput for impossible
 * cards.
 */
export function score(sheet: ScoreSheet): ScoredSheet {
  const [size = 0] = write(JSON.stringify(sheet));
  return answerTo(engine.score(size));
}
