import type { View } from '../wire/protocol';
import type { GameModel } from './model';

/** A running game as a screen shows it: the known state of the table and its game. */
export interface Scene {
  readonly model: GameModel;
  readonly view: View;
}
