import type { Cue } from '../../../parts/sound/sound';
import type { Beat, Lap } from './beats';

/** Returns the sound of a beat; the bell is for the winner. */
export function cueOf(lap: Lap, { kind }: Beat): Cue {
  switch (kind) {
    case 'light':
      return { sound: 'barn_door' };
    case 'struck':
      return { sound: 'squeak' };
    case 'times':
      return { sound: 'slap' };
    case 'product':
    case 'money':
      return { sound: 'coins' };
    case 'place':
      return { sound: lap.rank === 1 ? 'bell' : 'knock' };
    case 'quartet':
    case 'matching':
    case 'other':
    case 'bonus':
      return { sound: 'tick' };
  }
}
