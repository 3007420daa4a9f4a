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
] as const;

export type FaceId = (typeof faceIds)[number];

export const isFaceId = (text: string): text is FaceId => faceIds.some((one) => one === text);

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
