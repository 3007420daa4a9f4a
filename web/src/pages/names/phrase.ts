import { entropyToMnemonic, mnemonicToEntropy } from '@scure/bip39';
import { wordlist } from '@scure/bip39/wordlists/english.js';

const digits = /[0-9a-f]{2}/g;
const length = 12;
const known = new Set(wordlist);

/** Returns the key of a name as the twelve words that a person writes down. */
export function wordsOf(key: string): readonly string[] {
  const bytes = Uint8Array.from(key.match(digits) ?? [], (pair) => Number.parseInt(pair, 16));
  return entropyToMnemonic(bytes, wordlist).split(' ');
}

/** A key, or the error in the typed words. */
export type Typed =
  | { ok: true; key: string }
  | { ok: false; wrong: 'count'; count: number }
  | { ok: false; wrong: 'word'; word: string }
  | { ok: false; wrong: 'sum' };

/** Reads words as people type them: ignores capitals, commas and numbers before them. */
export function keyOf(typed: string): Typed {
  const words = typed.toLowerCase().match(/\p{L}+/gu) ?? [];
  const strange = words.find((word) => !known.has(word));
  if (strange !== undefined) return { ok: false, wrong: 'word', word: strange };
  if (words.length !== length) return { ok: false, wrong: 'count', count: words.length };
  try {
    const bytes = mnemonicToEntropy(words.join(' '), wordlist);
    return { ok: true, key: Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('') };
  } catch {
    return { ok: false, wrong: 'sum' };
  }
}
