import { newDuty } from '../../model/duty';
import { auctionSoFar } from '../../model/auction';
import type { Model } from '../../model/model';
import type { EventsNamed, GameEvent } from '../../wire/protocol';
import type { Cue, Sound } from './sound';

const highestClimb = 14;

/**
 * Returns the sounds of the latest step for this viewer, each sound once. `before` is the model before it.
 */
export function cuesOf(before: Model, model: Model): Cue[] {
  const cues = new Map<Sound, Cue>();
  for (const event of model.latest) {
    const cue = cueOf(event, model);
    if (cue !== undefined) cues.set(cue.sound, cue);
  }
  if (newDuty(before, model) !== undefined) cues.set('your_move', { sound: 'your_move' });
  return [...cues.values()];
}

function cueOf(event: GameEvent, model: Model): Cue | undefined {
  switch (event.name) {
    case 'raised':
      return { sound: 'paddle', semitones: climb(model) };
    case 'called':
      return { sound: event.call === 1 ? 'knock' : 'two_knocks' };
    case 'turned_up':
      return { sound: event.lot === 'rat' ? 'squeak' : 'barn_door' };
    case 'quartet':
      return { sound: 'quartet', animal: event.animal };
    case 'pressed':
      // The viewer's own slap was played when it was pressed.
      return event.seat === model.you.seat ? undefined : { sound: 'slap' };
    default: {
      const sound = (plain as Partial<Record<string, Sound>>)[event.name];
      return sound === undefined ? undefined : { sound };
    }
  }
}

type WithOwnCue = EventsNamed<'raised called turned_up quartet pressed'>;
type Silent = EventsNamed<
  | 'seated bot_seated freed renamed away back slept reopened seen_enough passed pass_taken_back on_to_me lag stand_in paused resumed conducted verdict'
  | 'started turn skipped stopped over took took_pedigree'
  | 'auctioned_again auction_goes_on tied divided drew must_exclude excluded'
>;

const climb = (model: Model): number => Math.min(highestClimb, auctionSoFar(model.log).bids.length - 1);

const plain: Record<Exclude<GameEvent, WithOwnCue | Silent>['name'], Sound> = {
  payday: 'bray',
  knocked: 'three_knocks',
  kept: 'three_knocks',
  sold: 'knock',
  bought: 'knock',
  claim_sold: 'knock',
  claim_bought: 'knock',
  paid: 'coins',
  counted_down: 'tick',
  claimed: 'flourish',
  took_bonus: 'flourish',
  challenged: 'cloth',
  offered: 'cloth',
  countered: 'cloth',
  laid: 'cloth',
  accepted: 'riffle',
  revealed: 'riffle',
  showed_hand: 'riffle',
  showed_too_few: 'riffle',
  rat_money: 'squeak',
  looked: 'barn_door',
};
