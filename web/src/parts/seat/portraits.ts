import { characterOf, type FaceId } from '../../model/face';
import { art } from '../art/pictures';

/** A drawing, and the part of it that a round face shows. */
export interface Portrait {
  readonly src: string;
  readonly scale: number;
  /** Shift in percent of the width and of the height, before it is scaled. */
  readonly shift: readonly [x: number, y: number];
}

type Crop = readonly [scale: number, x: number, y: number];

const cropOf: Readonly<Record<FaceId, Crop>> = {
  cat: [1.22, 0, 2],
  dog: [1.2, 0, 0],
  pig: [1.08, 0, 3],
  goat: [1.2, 7, 4],
  sheep: [1.14, 0, 2],
  rooster: [1.5, -19, 10],
  hat: [1.06, 0, 0],
  cap: [1.06, 0, 0],
  moustache: [1, 0, 0],
  pigtails: [1.04, 0, 0],
  headscarf: [1.06, 0, 0],
  monocle: [1.06, 0, 0],
};

/** Returns the drawing of a face that people choose. */
export function portraitOf(face: FaceId): Portrait {
  const character = characterOf(face);
  const [scale, ...shift] = cropOf[face];
  return { src: art(character === undefined ? face : `bot-${character}`), scale, shift };
}

/** Returns the drawing of a kind of bot; undefined if it has none. */
export function portraitOfBot(kind: string): Portrait | undefined {
  const src = art(`bot-${kind}`);
  return src === '' ? undefined : { src, scale: 1, shift: [0, 0] };
}
