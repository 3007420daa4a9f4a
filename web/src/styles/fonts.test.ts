// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { languages, messagesOf, sectionsIn, type Texts } from '../../tools/messages/read';

const css = readFileSync(new URL('fonts.css', import.meta.url), 'utf8');
const folder = fileURLToPath(new URL('../../../editions/', import.meta.url));

/** The letters of our own files of a family, from the ranges of their faces. */
function lettersOf(family: string): (letter: string) => boolean {
  const faces = css.matchAll(/url\("\.\/fonts\/(\w+)-\w+\.woff2"\)[^}]*?unicode-range:([^;]+);/g);
  const ranges = [...faces].filter(([, own]) => own === family).flatMap(([, , list = '']) => list.split(','));
  const limits = ranges.map((range) =>
    range
      .replace('U+', '')
      .split('-')
      .map((code) => parseInt(code, 16)),
  );
  return (letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return limits.some(([first = 0, last = first]) => first <= code && code <= last);
  };
}

const editions = readdirSync(folder)
  .filter((name) => /(?<!schema)\.json$/.test(name))
  .map((name) => JSON.parse(readFileSync(folder + name, 'utf8')) as { words?: Texts });
const texts = [
  ...languages.flatMap((language) => messagesOf(sectionsIn(language))),
  ...editions.flatMap(({ words }) => (words === undefined ? [] : messagesOf(words))),
].map(({ text }) => text);

// Any other letter costs a first visit the whole font.
it.each(['nunito', 'vollkorn'])('our file of %s has all letters of our texts', (family) => {
  const has = lettersOf(family);
  const missing = Array.from(new Set(Array.from(texts.join('')))).filter(
    (letter) => !/\s/.test(letter) && !has(letter),
  );
  expect(missing.join('')).toBe('');
});
