import { describe, expect, it } from 'vitest';
import type { Explanation } from '../../wire/protocol';
import { de, en } from './fixtures/languages';

const why: Explanation = { deed: 'bid', reason: 'gain', animal: 'cow', copy: 4, worth: 16_000, price: 310 };
const cleo = () => 'Cleo';

describe('a bot’s reasons', () => {
  it('name the bid, which cow it is, and what it is worth', () => {
    expect(en.bots.because(why, cleo)).toBe('I bid 310: the fourth cow was worth 16,000 points to me.');
    expect(de.bots.because(why, cleo)).toBe(
      'Ich habe 310 geboten: für die Kuh Nummer 4 rechnete ich mit 16.000 Punkten.',
    );
  });

  it('name the other one', () => {
    const denied: Explanation = { ...why, deed: 'challenge', reason: 'deny', copy: 0, other: 2 };
    expect(en.bots.because(denied, cleo)).toBe('I traded with Cleo: I kept the cow from Cleo.');
    expect(de.bots.because(denied, cleo)).toBe('Ich habe mit Cleo gehandelt: Cleo sollte leer ausgehen.');
  });

  it('omit the animal if there is none', () => {
    const { animal: _, ...about } = why;
    expect(en.bots.because({ ...about, deed: 'sell', reason: 'no_choice' }, cleo)).toBe(
      'I sold: there was no better choice.',
    );
  });
});
