import type { AnimalId } from '../../wire/protocol';

/** The sounds of a table, by their source. */
export type Sound =
  | 'barn_door'
  | 'paddle'
  | 'knock'
  | 'two_knocks'
  | 'three_knocks'
  | 'coins'
  | 'tick'
  | 'slap'
  | 'flourish'
  | 'cloth'
  | 'riffle'
  | 'bray'
  | 'squeak'
  | 'quartet'
  | 'bell'
  | 'your_move';

/** One sound that is due now. */
export interface Cue {
  readonly sound: Sound;
  /** How many semitones higher it is played than it is written: each bid climbs by one. */
  readonly semitones?: number;
  /** The animal whose voice begins the sound of a quartet. */
  readonly animal?: AnimalId;
}

/** The two volumes of a table: the calls of the hammer and the countdown, and all else. */
export type Channel = 'game' | 'calls';

const ofCalls = new Set<Sound>(['knock', 'two_knocks', 'three_knocks', 'tick']);

export const channelOf = (sound: Sound): Channel => (ofCalls.has(sound) ? 'calls' : 'game');
