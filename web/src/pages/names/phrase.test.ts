import { describe, expect, it } from 'vitest';
import { keyOf, wordsOf } from './phrase';

const key = '7f'.repeat(16);
const words = 'legal winner thank year wave sausage worth useful legal winner thank yellow';

describe('the words of a name', () => {
  it('are twelve, and decode to its key', () => {
    expect(wordsOf(key).join(' ')).toBe(words);
    expect(keyOf(words)).toEqual({ ok: true, key });
  });

  it('round-trip any key', () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const bytes = Array.from({ length: 16 }, (_, at) => (seed * 31 + at * 97 + seed * at) % 256);
      const any = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
      expect(wordsOf(any)).toHaveLength(12);
      expect(keyOf(wordsOf(any).join(' '))).toEqual({ ok: true, key: any });
    }
  });

  it('may be typed with numbers, capitals and commas', () => {
    const typed = words
      .split(' ')
      .map((word, at) => `${at + 1}. ${word.toUpperCase()},`)
      .join('\n');
    expect(keyOf(typed)).toEqual({ ok: true, key });
  });

  it('are refused with a reason', () => {
    expect(keyOf(words.replace('sausage', 'sausige'))).toEqual({ ok: false, wrong: 'word', word: 'sausige' });
    expect(keyOf('legal winner')).toEqual({ ok: false, wrong: 'count', count: 2 });
    expect(keyOf(words.replace('yellow', 'year'))).toEqual({ ok: false, wrong: 'sum' });
  });
});
