import type { AnimalId } from '../../wire/protocol';
import type { Grain } from './grain';

const call = (at: number, lasts: number, from: number, to: number, more: Partial<Grain> = {}): Grain => ({
  shape: 'sawtooth',
  at,
  lasts,
  from,
  to,
  gain: 0.5,
  swell: Math.min(0.05, lasts / 4),
  throat: 1100,
  narrow: 2.5,
  ...more,
});

/** The animals, as people would mimic them at the table: a call of about half a second each. */
const voices: Readonly<Record<string, readonly Grain[]>> = {
  rooster: [
    call(0, 0.1, 620, 780, { throat: 1800 }),
    call(0.12, 0.1, 700, 900, { throat: 1900 }),
    call(0.25, 0.45, 880, 520, { throat: 2000, tremble: [11, 26] }),
  ],
  goose: [call(0, 0.16, 420, 350, { throat: 1300 }), call(0.2, 0.22, 480, 320, { throat: 1200 })],
  cat: [call(0, 0.28, 430, 720, { throat: 1500, gain: 0.4 }), call(0.26, 0.4, 720, 380, { throat: 900 })],
  dog: [
    call(0, 0.11, 300, 190, { throat: 800, gain: 0.7 }),
    call(0.2, 0.13, 320, 180, { throat: 750, gain: 0.7 }),
  ],
  sheep: [call(0, 0.65, 340, 300, { throat: 900, tremble: [9, 32] })],
  goat: [call(0, 0.6, 450, 400, { throat: 1300, tremble: [13, 40] })],
  donkey: [
    call(0, 0.22, 520, 640, { throat: 1500, narrow: 4 }),
    call(0.24, 0.3, 300, 210, { throat: 800 }),
    call(0.58, 0.2, 540, 660, { throat: 1500, narrow: 4 }),
    call(0.8, 0.34, 290, 190, { throat: 750 }),
  ],
  pig: [
    call(0, 0.13, 150, 120, { throat: 600, tremble: [31, 50] }),
    call(0.18, 0.13, 160, 120, { throat: 650, tremble: [31, 50] }),
    call(0.36, 0.3, 420, 700, { throat: 1600, gain: 0.35 }),
  ],
  cow: [
    call(0, 0.25, 115, 150, { throat: 350, gain: 0.7, swell: 0.12 }),
    call(0.24, 0.6, 150, 105, { throat: 520, gain: 0.7 }),
  ],
  horse: [
    call(0, 0.75, 820, 380, { throat: 1500, tremble: [15, 70] }),
    { shape: 'noise', at: 0.74, lasts: 0.25, gain: 0.3, from: 700, to: 350, narrow: 1.5 },
  ],
  rat: [
    call(0, 0.09, 1900, 2500, { throat: 2600, gain: 0.3 }),
    call(0.12, 0.12, 2300, 1700, { throat: 2500, gain: 0.3 }),
  ],
};

/** Returns the voice of an animal; empty for an unknown one. */
export const voiceOf = (animal: AnimalId): readonly Grain[] => voices[animal] ?? [];
