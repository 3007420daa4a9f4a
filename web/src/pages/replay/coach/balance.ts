import type { Balance } from '../../../wire/coach/assessment';
import { inPoints } from './sentences';

export interface Part {
  readonly name: keyof Balance;
  readonly points: number;
  /** The start and end of its bar, in points. */
  readonly from: number;
  readonly to: number;
}

/**
 * Returns the parts in whole points, which add up to the end: the rounding error goes to the others' part.
 */
export function partsOf(balance: Balance): readonly Part[] {
  const [beginning, choices, cards, end] = (['beginning', 'choices', 'cards', 'end'] as const).map((name) =>
    inPoints(balance[name]),
  ) as [number, number, number, number];
  const afterChoices = beginning + choices;
  const afterCards = afterChoices + cards;
  return [
    { name: 'beginning', points: beginning, from: 0, to: beginning },
    { name: 'choices', points: choices, from: beginning, to: afterChoices },
    { name: 'cards', points: cards, from: afterChoices, to: afterCards },
    { name: 'others', points: end - afterCards, from: afterCards, to: end },
    { name: 'end', points: end, from: 0, to: end },
  ];
}
