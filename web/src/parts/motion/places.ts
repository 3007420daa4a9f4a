import type { AnimalId } from '../../wire/protocol';
import type { Flight, Anchor } from './flight';

const at = (place: string): string => `[data-place="${place}"]`;

const shown = (element: Element): boolean => element.getClientRects().length > 0;

function all(root: ParentNode, selector: string): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(selector)].filter(shown);
}

/** Returns the chip of an animal in a player's herd, if they have it already. */
const chips = (root: ParentNode, place: Anchor, animal: AnimalId): HTMLElement[] =>
  all(root, `${at(place)} .chip[data-animal="${animal}"]`);

/** Returns the elements of a place; a seat without its own purse on this page has its money at its name. */
function spots(root: ParentNode, place: Anchor): HTMLElement[] {
  const found = all(root, at(place));
  return found.length > 0 ? found : all(root, at(place.replace('purse', 'seat')));
}

/** Returns an element of that place, if any. */
export const spotOf = (place: Anchor): HTMLElement | undefined => spots(document, place)[0];

/**
 * Returns the elements that visibly leave: all cards in play, a chip, or the place of money cards. Empty if
 * none is visible.
 */
export function sourcesOf(root: ParentNode, flight: Flight): HTMLElement[] {
  if (flight.what !== 'animals') return spots(root, flight.from).slice(0, 1);
  if (flight.from !== 'card') return chips(root, flight.from, flight.animal).slice(0, 1);
  return all(root, at('card')).filter(({ dataset }) => dataset['card'] === flight.card);
}

/** Returns the destination: the chip of that animal if there is one. */
export function targetOf(root: ParentNode, flight: Flight): HTMLElement | undefined {
  const chip = flight.what === 'animals' ? chips(root, flight.to, flight.animal)[0] : undefined;
  return chip ?? spots(root, flight.to)[0];
}
