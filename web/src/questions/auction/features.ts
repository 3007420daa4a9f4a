import type { AnimalId } from '../../wire/protocol';

/** A lid that falls over an eye, on a grid of 240 like the drawing, in the colour around that eye. */
export interface Lid {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
  readonly colour: string;
}

/** The point where breath leaves the animal, on the same grid, and its side. */
export interface Puff {
  readonly x: number;
  readonly y: number;
  readonly to: -1 | 1;
}

/** The moving parts of an animal. Animals that stare, such as cat and goat, have no lids. */
export interface Features {
  readonly lids: readonly Lid[];
  readonly puffs: readonly Puff[];
}

function lids(colour: string, size: readonly [number, number], ...eyes: readonly [number, number][]): Lid[] {
  const [rx, ry] = size;
  return eyes.map(([x, y]) => ({ x, y, rx, ry, colour }));
}

const bothWays = (x: number, y: number, apart: number): Puff[] => [
  { x: x - apart, y, to: -1 },
  { x: x + apart, y, to: 1 },
];
const oneWay = (x: number, y: number, to: -1 | 1): Puff[] => [
  { x, y, to },
  { x, y: y + 10, to },
];

const features: Readonly<Record<string, Features>> = {
  pig: { lids: lids('#f3a9a6', [10.5, 12.5], [84, 110], [156, 109]), puffs: bothWays(121, 158, 14) },
  // It holds its head at an angle.
  dog: { lids: lids('#c07a41', [11.5, 13.5], [90, 107.5], [143.6, 101]), puffs: bothWays(118, 144, 10) },
  sheep: { lids: lids('#3a2f3d', [12, 13], [101, 129], [139, 129]), puffs: bothWays(120, 172, 8) },
  donkey: { lids: lids('#8f94a3', [18.5, 20.5], [94, 113], [146, 113]), puffs: bothWays(120, 182, 16) },
  cow: {
    lids: [...lids('#34293a', [14, 15], [93, 106]), ...lids('#fffaf0', [10.5, 12.5], [148, 107])],
    puffs: bothWays(120, 173, 23),
  },
  horse: { lids: lids('#b5643a', [11, 13.5], [116, 98]), puffs: oneWay(45, 166, -1) },
  rooster: { lids: lids('#d8433a', [8.5, 10], [184, 88]), puffs: oneWay(218, 84, 1) },
  goose: { lids: lids('#fffaf0', [9, 10.5], [121, 58]), puffs: oneWay(40, 62, -1) },
  rat: { lids: lids('#a79bb0', [10.5, 12.5], [84, 122]), puffs: oneWay(21, 164, -1) },
  cat: { lids: [], puffs: bothWays(120, 146, 8) },
  goat: { lids: [], puffs: oneWay(52, 158, -1) },
};

/** Returns the features of an animal; none if the drawing is not ours. */
export const featuresOf = (animal: AnimalId): Features => features[animal] ?? { lids: [], puffs: [] };

/** Returns where the lids hang: all fall from one line, so that one element moves instead of two. */
export const browOf = ([first]: readonly Lid[]): number =>
  first === undefined ? 0 : first.y - first.ry * 0.6;
