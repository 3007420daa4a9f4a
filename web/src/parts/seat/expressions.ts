import type { Mood } from '../../model/mood';

/** A path that is drawn over a face of 240 × 240. */
export interface Stroke {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
}

type Eye = readonly [x: number, y: number, radius: number];
interface Face {
  readonly skin: string;
  /** The colour around the eyes, if they are behind glass. */
  readonly glass?: string;
  readonly eyes: readonly Eye[];
  /** Its middle, and half of its width; undefined below a moustache. */
  readonly mouth?: readonly [x: number, y: number, half: number];
  /** The mouth as it is drawn also fits all that is not sad. */
  readonly grins?: true;
  /** The mouth is in a beard of the colour of the lines. */
  readonly beard?: true;
}

const two = (x: number, y: number, radius: number): readonly Eye[] => [
  [x, y, radius],
  [240 - x, y, radius],
];

const faces: Readonly<Record<string, Face>> = {
  blocker: { skin: '#e9a98a', eyes: two(98, 120, 14), mouth: [120, 168, 28] },
  bluffer: { skin: '#f0b184', eyes: [[97, 118, 13]] },
  child: { skin: '#f7c7a3', eyes: two(98, 125, 13), mouth: [120, 163, 27] },
  collector: { skin: '#f7c6a6', glass: '#fffaf0', eyes: two(97, 125, 15), mouth: [120, 168, 24] },
  dreamer: { skin: '#f6bd98', eyes: two(97, 121, 14), mouth: [120, 162, 22] },
  farmer: { skin: '#f6bd98', eyes: two(97, 120, 12), mouth: [120, 164, 26] },
  fox: { skin: '#f3c5a0', eyes: two(97, 121, 14), mouth: [122, 164, 27] },
  guest: { skin: '#c98a5e', eyes: two(97, 126, 13), mouth: [120, 165, 22] },
  innkeeper: { skin: '#e9a888', eyes: two(97, 119, 13) },
  miser: { skin: '#eeb99a', eyes: two(98, 116, 15), mouth: [120, 172, 24] },
  neighbour: { skin: '#eeb08c', eyes: two(97, 121, 14), mouth: [120, 166, 29] },
  owl: { skin: '#eeb08c', glass: '#fff3c9', eyes: two(95, 124, 15), mouth: [120, 170, 26] },
  shark: { skin: '#e6b596', eyes: [[97, 119, 15]], mouth: [122, 171, 27], grins: true },
  trader: { skin: '#dd9a68', eyes: two(96, 118, 13), mouth: [120, 162, 22], grins: true, beard: true },
};

const ink = '#2a2230';

const oval = (x: number, y: number, across: number, down: number): string =>
  `M${x - across} ${y}a${across} ${down} 0 1 0 ${2 * across} 0a${across} ${down} 0 1 0 ${-2 * across} 0z`;

function eyeIn(mood: Mood, [x, y, r]: Eye, lid: string): Stroke[] {
  /** Towards the nose. */
  const inner = x < 120 ? 1 : -1;
  const cover = { d: oval(x, y, r + 2, r), fill: lid };
  switch (mood) {
    case 'pleased':
      return [cover, { d: `M${x - r} ${y + 5}Q${x} ${y - 14} ${x + r} ${y + 5}`, stroke: ink }];
    case 'hurt':
      return [
        cover,
        { d: `M${x - inner * r} ${y + 7}Q${x} ${y + 4} ${x + inner * r} ${y - 7}`, stroke: ink },
      ];
    case 'scheming':
      return [
        cover,
        { d: oval(x, y + 2, r, 8), fill: '#fffaf0' },
        { d: oval(x + 5, y + 4, 6, 6), fill: ink },
        {
          d: `M${x - r - 3} ${y - 12}h${2 * r + 6}v${inner > 0 ? 14 : 8}L${x - r - 3} ${y + (inner > 0 ? -4 : 2)}z`,
          fill: lid,
        },
        { d: `M${x - inner * (r + 2)} ${y - 5}L${x + inner * (r + 1)} ${y + 3}`, stroke: ink },
      ];
  }
}

function mouthIn(mood: Mood, { mouth, skin, grins, beard }: Face): Stroke[] {
  if (mouth === undefined || (grins && mood !== 'hurt')) return [];
  const [x, y, half] = mouth;
  const cover = { d: oval(x, y, half + 3, 14), fill: beard ? ink : skin };
  const wide = half - 4;
  switch (mood) {
    case 'pleased':
      return [
        cover,
        { d: `M${x - wide} ${y - 8}q${wide} 8 ${2 * wide} 0q-2 21 ${-wide} 21t${-wide} -21z`, fill: ink },
        {
          d: `M${x - wide + 4} ${y - 5}q${wide - 4} 6 ${2 * wide - 8} 0l-2 6q${6 - wide} 4 ${12 - 2 * wide} 0z`,
          fill: '#fffaf0',
        },
      ];
    case 'hurt':
      return [
        cover,
        {
          d: `M${x - half * 0.6} ${y + 6}Q${x} ${y - 10} ${x + half * 0.6} ${y + 6}`,
          stroke: beard ? '#fffaf0' : ink,
        },
      ];
    case 'scheming':
      return [
        cover,
        { d: `M${x - half * 0.6} ${y}Q${x + 6} ${y + 9} ${x + half * 0.8} ${y - 9}`, stroke: ink },
      ];
  }
}

/** Returns an expression of a character, drawn over its face; empty for other bots. */
export function expressionOf(character: string, mood: Mood): Stroke[] {
  const face = faces[character];
  if (face === undefined) return [];
  const { skin, glass = skin, eyes } = face;
  const tear = { d: `M${eyes[0]?.[0] ?? 97} 134q-11 15 0 21q11-6 0-21z`, fill: '#7cc4e4' };
  return [
    ...eyes.flatMap((eye) => eyeIn(mood, eye, glass)),
    ...mouthIn(mood, face),
    ...(mood === 'hurt' ? [tear] : []),
  ];
}
