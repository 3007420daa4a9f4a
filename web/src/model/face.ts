import type { FaceId, Seat, SeatInfo } from '../wire/protocol';

export type { FaceId };

/** The faces that people can choose, in the order in which they are shown. */
export const faceIds = [
  'cat',
  'dog',
  'pig',
  'goat',
  'sheep',
  'rooster',
  'hat',
  'cap',
  'moustache',
  'pigtails',
  'headscarf',
  'monocle',
] as const satisfies readonly FaceId[];

type Human = Exclude<FaceId, 'cat' | 'dog' | 'pig' | 'goat' | 'sheep' | 'rooster'>;

/** The kinds of bots that have the same drawing as a face of people. */
const characterWith: Readonly<Record<Human, string>> = {
  hat: 'collector',
  cap: 'trader',
  moustache: 'bluffer',
  pigtails: 'farmer',
  headscarf: 'blocker',
  monocle: 'shark',
};

/** Returns the kind of bot that is drawn with this face; undefined for an animal. */
export const characterOf = (face: FaceId): string | undefined =>
  face in characterWith ? characterWith[face as Human] : undefined;

/** Returns the faces of the people at these seats, and their names. */
export const facesTaken = (seats: readonly SeatInfo[], except?: Seat | null): ReadonlyMap<FaceId, string> =>
  new Map(
    seats.flatMap((info, seat): [FaceId, string][] =>
      info.kind === 'person' && info.face !== undefined && seat !== except ? [[info.face, info.name]] : [],
    ),
  );

/** Returns the kinds of bots that look like one of these faces. */
export const lookalikes = (faces: Iterable<FaceId>): string[] =>
  [...faces].flatMap((face) => characterOf(face) ?? []);
