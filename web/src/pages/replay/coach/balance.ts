import type { Balance } from '../../../wire/coach/assessment';
import { inPoints } from './sentences';

export interface Part {
  readonly name: keyof Balance;
  readonly points: number;
  /** Where its bar begins and ends, in points. */
  readonly from: number;
  readonly to: number;
}

/** The parts in whole points, which make the end: what rounding leaves goes to the others. */
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
