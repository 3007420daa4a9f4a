import { expect, it } from 'vitest';
import { lengthOf } from './grain';
import { scoreOf } from './scores';
import type { Sound } from './sound';

const sounds: readonly Sound[] = [
  'barn_door',
  'paddle',
  'knock',
  'two_knocks',
  'three_knocks',
  'coins',
  'tick',
  'slap',
  'flourish',
  'cloth',
  'riffle',
  'bray',
  'squeak',
  'quartet',
  'bell',
  'your_move',
];
const animals = ['rooster', 'goose', 'cat', 'dog', 'sheep', 'goat', 'donkey', 'pig', 'cow', 'horse', 'rat'];

it.each(sounds)('%s is short, and never so loud or so low that it cannot be played', (sound) => {
  const score = scoreOf({ sound });
  expect(score.length).toBeGreaterThan(0);
  expect(lengthOf(score)).toBeLessThan(2);
  for (const { from, to = from, gain, lasts, swell = 0 } of score) {
    expect(Math.min(from, to, gain)).toBeGreaterThan(0);
    expect(gain).toBeLessThanOrEqual(1);
    expect(swell).toBeLessThan(lasts);
  }
});

it('every animal has its own sound, followed by the chord', () => {
  const firsts = animals.map((animal) => scoreOf({ sound: 'quartet', animal })[0]);
  expect(new Set(firsts).size).toBe(animals.length);
  const chord = scoreOf({ sound: 'quartet' });
  const cow = scoreOf({ sound: 'quartet', animal: 'cow' });
  expect(lengthOf(cow)).toBeGreaterThan(lengthOf(chord));
});

it('a bid one octave higher has twice the frequency', () => {
  const [low] = scoreOf({ sound: 'paddle' });
  const [high] = scoreOf({ sound: 'paddle', semitones: 12 });
  expect(high?.from).toBeCloseTo(2 * (low?.from ?? 0));
});
