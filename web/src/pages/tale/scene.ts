import { worthOf } from '../../model/edition';
import { cardsOf } from '../../model/money/money';
import type { AnimalId, Edition, Seat, Tale } from '../../wire/protocol';

/** The size of a tale's picture, in its own units. */
export const sceneWidth = 288;
export const sceneHeight = 250;

/** An item's position: its middle, and its rotation in degrees. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly turn?: number;
}

/** An item in the picture of a tale; items are drawn in order. */
export type Item = Place &
  (
    | { readonly draw: 'card'; readonly animal: AnimalId; readonly worth: number; readonly width: number }
    | { readonly draw: 'picture'; readonly name: string; readonly width: number; readonly height: number }
    | { readonly draw: 'sum'; readonly amount: number; readonly panel: boolean }
    | { readonly draw: 'player'; readonly seat: Seat; readonly size: number }
    | { readonly draw: 'ring'; readonly radius: number }
    | { readonly draw: 'cross'; readonly size: number }
  );

export interface Scene {
  readonly ground: string;
  readonly striped?: boolean;
  readonly items: readonly Item[];
}

const lowerRight = { x: 240, y: 202 };

const player = (seat: Seat, size = 72, place: Place = lowerRight): Item => ({
  draw: 'player',
  seat,
  size,
  ...place,
});
const sum = (amount: number, x: number, y: number, panel = false): Item => ({
  draw: 'sum',
  amount,
  x,
  y,
  panel,
});
const money = (value: number, x: number, y: number, turn: number): Item => ({
  draw: 'picture',
  name: `money-${value}`,
  width: 50,
  height: 75,
  x,
  y,
  turn,
});

/** Returns one or two cards of an animal, the second next to the first. */
function cards(edition: Edition, animals: readonly AnimalId[], x: number, y: number, width = 104): Item[] {
  return animals.map((animal, index) => ({
    draw: 'card',
    animal,
    worth: worthOf(edition, animal) ?? 0,
    width,
    x: x + index * 56,
    y: y + index * 10,
    turn: animals.length === 1 ? -4 : index === 0 ? -9 : 5,
  }));
}

const lotOf = ({ lot, with: other }: { lot: AnimalId; with?: AnimalId }): AnimalId[] =>
  other === undefined ? [lot] : [lot, other];

const times = (animal: AnimalId, count: number): AnimalId[] => Array.from({ length: count }, () => animal);

/** Returns pictures of the first three of these money cards. */
const laid = (values: readonly number[]): Item[] =>
  values.slice(0, 3).map((value, index) => money(value, 204 + index * 17, 90 + index * 6, 6 + index * 6));

const ring: Item = { draw: 'ring', radius: 150, x: sceneWidth / 2, y: 150 };

const sale = (edition: Edition, tale: Extract<Tale, { kind: 'dear_lot' | 'bargain' }>): Scene => ({
  ground: '#e2c17c',
  items: [
    ring,
    ...cards(edition, lotOf(tale), 84, 142, 112),
    sum(tale.price, 214, 118),
    player(tale.buyer, 64, { x: 226, y: 196 }),
  ],
});

const bluff = (edition: Edition, tale: Extract<Tale, { kind: 'bluff_held' | 'bluff_caught' }>): Scene => ({
  ground: tale.kind === 'bluff_held' ? '#6b4c93' : '#8c3b3a',
  striped: true,
  items: [
    player(tale.seat, 122, { x: 84, y: 166 }),
    ...cards(edition, lotOf(tale), 168, 178, 76).map((card) => ({ ...card, x: card.x + 10 })),
    sum(tale.bid, 206, 88, true),
  ],
});

/** Returns four cards of a quartet, fanned out. */
const fan = (edition: Edition, animal: AnimalId): Item[] =>
  [-3, -1, 1, 3].map((side) => ({
    draw: 'card',
    animal,
    worth: worthOf(edition, animal) ?? 0,
    width: 92,
    x: 134 + side * 24,
    y: 142 + side * side * 1.6,
    turn: side * 6,
  }));

/** Returns the picture of a tale. */
export function sceneOf(tale: Tale, edition: Edition): Scene {
  switch (tale.kind) {
    case 'robbery':
      return {
        ground: '#2f6f64',
        items: [
          ...cards(edition, times(tale.animal, tale.count), 86, 146),
          ...laid(cardsOf(tale.laid)),
          player(tale.taker),
        ],
      };
    case 'dear_lot':
    case 'bargain':
      return sale(edition, tale);
    case 'bluff_held':
    case 'bluff_caught':
      return bluff(edition, tale);
    case 'equal_sums':
      return {
        ground: '#33507f',
        items: [
          ...cards(edition, times(tale.animal, tale.count), tale.count === 1 ? 144 : 116, 152, 96),
          player(tale.challenger, 60, { x: 44, y: 208 }),
          player(tale.challenged, 60, { x: 244, y: 208 }),
          sum(tale.sum, 56, 96, true),
          sum(tale.sum, 232, 96, true),
        ],
      };
    case 'swing':
      return { ground: '#2a6839', items: [...fan(edition, tale.animal), player(tale.seat, 68)] };
    case 'donkey_money':
      return {
        ground: '#f2a25c',
        items: [
          {
            draw: 'picture',
            name: tale.animal === 'donkey' ? 'donkey-payday' : tale.animal,
            width: 216,
            height: 216,
            x: 118,
            y: 146,
          },
          ...cards(edition, lotOf(tale).slice(0, 1), 228, 96, 76),
          player(tale.seat),
        ],
      };
    case 'struck_quartet':
      return {
        ground: '#5a4468',
        items: [
          ...cards(edition, [tale.animal], 86, 146),
          { draw: 'cross', size: 96, x: 86, y: 146 },
          { draw: 'picture', name: 'rat', width: 140, height: 140, x: 206, y: 170 },
          player(tale.seat, 56, { x: 38, y: 206 }),
        ],
      };
  }
}
