import type { View } from '../wire/protocol';
import type { GameModel } from './model';

/** A running game as a screen shows it: what is known of the table, and of the game on it. */
export interface Scene {
  readonly model: GameModel;
  readonly view: View;
}
