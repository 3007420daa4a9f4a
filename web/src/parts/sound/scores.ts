import { higher, later, lengthOf, type Grain } from './grain';
import type { Cue, Sound } from './sound';
import { voiceOf } from './voices';

type Written = Exclude<Sound, 'quartet' | 'bray' | 'squeak'>;

const wood = (at: number, gain = 0.9): Grain[] => [
  { shape: 'triangle', at, lasts: 0.2, gain, from: 210, to: 130 },
  { shape: 'noise', at, lasts: 0.07, gain: gain * 0.6, from: 1500, to: 500, narrow: 1 },
];

const coin = (at: number, pitch: number): Grain[] => [
  { shape: 'sine', at, lasts: 0.22, gain: 0.22, from: pitch },
  { shape: 'sine', at, lasts: 0.12, gain: 0.12, from: pitch * 2.71 },
];

const brush = (at: number, lasts: number, from: number, to: number): Grain => ({
  shape: 'noise',
  at,
  lasts,
  gain: 0.6,
  from,
  to,
  swell: lasts / 3,
  narrow: 0.8,
});

const note = (at: number, pitch: number, lasts = 0.5, gain = 0.25): Grain[] => [
  { shape: 'triangle', at, lasts, gain, from: pitch, swell: 0.01 },
  { shape: 'sine', at, lasts: lasts * 0.7, gain: gain * 0.4, from: pitch * 2, swell: 0.01 },
];

const chord = [
  ...note(0, 392, 0.9, 0.2),
  ...note(0.05, 493.9, 0.85, 0.2),
  ...note(0.1, 587.3, 0.8, 0.2),
  ...note(0.15, 784, 0.9, 0.2),
];

/** Every sound of the table as a score: nothing is recorded, nothing is fetched. */
const scores: Readonly<Record<Written, readonly Grain[]>> = {
  barn_door: [
    {
      shape: 'sawtooth',
      at: 0,
      lasts: 0.26,
      gain: 0.16,
      from: 95,
      to: 150,
      swell: 0.08,
      throat: 900,
      narrow: 7,
    },
    {
      shape: 'sawtooth',
      at: 0.05,
      lasts: 0.2,
      gain: 0.1,
      from: 143,
      to: 226,
      swell: 0.06,
      throat: 1500,
      narrow: 9,
    },
    ...wood(0.27, 0.35),
  ],
  paddle: [
    { shape: 'triangle', at: 0, lasts: 0.18, gain: 0.7, from: 440, to: 415 },
    { shape: 'noise', at: 0, lasts: 0.05, gain: 0.4, from: 2600, to: 1400, narrow: 1 },
  ],
  knock: wood(0),
  two_knocks: [...wood(0), ...wood(0.19)],
  three_knocks: [...wood(0), ...wood(0.17), ...wood(0.34, 1)],
  coins: [...coin(0, 2100), ...coin(0.07, 2480), ...coin(0.12, 1870), ...coin(0.2, 2300)],
  tick: [{ shape: 'square', at: 0, lasts: 0.09, gain: 0.8, from: 1250, to: 900, throat: 1600, narrow: 2 }],
  slap: [
    { shape: 'noise', at: 0, lasts: 0.09, gain: 0.9, from: 1900, to: 600, narrow: 0.7 },
    { shape: 'sine', at: 0, lasts: 0.12, gain: 0.6, from: 170, to: 80 },
  ],
  flourish: [
    ...note(0, 523.3, 0.2),
    ...note(0.1, 659.3, 0.2),
    ...note(0.2, 784, 0.25),
    ...note(0.3, 1046.5, 0.6),
  ],
  cloth: [brush(0, 0.22, 900, 400), brush(0.12, 0.2, 1300, 600)],
  riffle: [0, 1, 2, 3, 4, 5].map((leaf) => brush(leaf * 0.055, 0.05, 3200 + leaf * 180, 2200)),
  bell: [
    { shape: 'sine', at: 0, lasts: 1.4, gain: 0.35, from: 880 },
    { shape: 'sine', at: 0, lasts: 0.9, gain: 0.18, from: 2429 },
    { shape: 'sine', at: 0, lasts: 0.5, gain: 0.1, from: 4752 },
  ],
  your_move: [...note(0, 587.3, 0.22, 0.3), ...note(0.13, 880, 0.45, 0.3)],
};

/** Returns the grains of a sound. */
export function scoreOf({ sound, semitones = 0, animal }: Cue): readonly Grain[] {
  switch (sound) {
    case 'bray':
      return [...voiceOf('donkey'), ...later(scores.coins, lengthOf(voiceOf('donkey')))];
    case 'squeak':
      return voiceOf('rat');
    case 'quartet':
      return followedByChord(voiceOf(animal ?? ''));
    default:
      return higher(scores[sound], semitones);
  }
}

const followedByChord = (voice: readonly Grain[]): Grain[] => [...voice, ...later(chord, lengthOf(voice))];
