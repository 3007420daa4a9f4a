import type { AnimalId, Edition, Phase, Phrase, SeatInfo } from '../../wire/protocol';

/** Returns the two phrases that fit what happens. */
export function phrasesFor(phase: Phase): readonly [Phrase, Phrase] {
  switch (phase.name) {
    case 'turn_choice':
      return ['your_turn', 'well_done'];
    case 'bidding':
    case 'buying_right':
    case 'payment':
    case 'countdown':
      return ['too_dear', 'bluff'];
    case 'offer':
    case 'answer':
    case 'rat_round':
      return ['bluff', 'good_luck'];
    case 'division':
    case 'quartet_exclusion':
    case 'finished':
      return ['well_done', 'thanks'];
  }
}

/** Returns the animal whose cry a player may give: that of their face, or the most valuable one of the game. */
export function cryOf(info: SeatInfo | undefined, { animals }: Edition): AnimalId {
  const face = info?.kind === 'person' ? info.face : undefined;
  const own = animals.find(({ id }) => id === face);
  const dearest = animals.toSorted((one, other) => other.worth - one.worth);
  return (own ?? dearest[0])?.id ?? 'cow';
}
