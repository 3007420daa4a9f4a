// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { characters } from '../../model/characters.gen';
import { occasions } from '../../model/speech';
import { choicesFor, lineAt, linesIn } from './lines';

const languages = ['en', 'de', 'nl', 'fr', 'ru'];
const textIn = (language: string) =>
  readFileSync(join(import.meta.dirname, `../../../lines/${language}.txt`), 'utf8');

describe.each(languages)('the lines of the bots in %s', (language) => {
  const lines = linesIn(textIn(language));

  it('are there for each character on each occasion, and for nobody else', () => {
    const wanted = characters.flatMap(({ kind }) => occasions.map((occasion) => `${kind} ${occasion}`));
    expect([...lines.keys()].toSorted()).toEqual(wanted.toSorted());
  });

  it('are four to six, so that four games have different ones', () => {
    const few = [...lines].filter(([, own]) => own.length < 4 || own.length > 6).map(([key]) => key);
    expect(few).toEqual([]);
  });

  it('are all different, and short enough for a bubble', () => {
    const all = [...lines.values()].flat();
    expect(all.filter((line, at) => all.indexOf(line) !== at)).toEqual([]);
    expect(all.filter((line) => line.length > 45 || line.trim() !== line || line === '')).toEqual([]);
  });
});

it('a number of a line leads to one in every language', () => {
  const remark = { seat: 0, bot: 'fox', occasion: 'gloats', place: 0, to: undefined } as const;
  const lines = linesIn(textIn('en'));
  const own = choicesFor(lines, remark);
  expect(own.map((_, number) => lineAt(lines, remark, number))).toEqual(own);
  expect(lineAt(lines, remark, own.length)).toBe(own[0]);
});
