// @vitest-environment node
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { all as messages } from 'virtual:messages/all';
import { deedIn } from '../../parts/i18n/explanation';
import { de, en, fr, nl, ru } from '../../parts/i18n/fixtures/languages';
import { bare, rawName } from '../../parts/i18n/fixtures/bare';
import { puzzlesOf, themes, type Puzzle } from '../../wire/puzzles/puzzles';
import { lesson, named } from './lesson';
import { numberOn, offered } from './order';

const file = fileURLToPath(new URL('../../wire/puzzles/puzzles.jsonl', import.meta.url));
const text = readFileSync(file, 'utf8');
const all = puzzlesOf(text);
const languages = { en, de, nl, fr, ru };
type Language = keyof typeof languages;

const speakerOf = (language: Language, { record }: Puzzle) => ({
  words: messages[language].assessment,
  deed: deedIn(messages[language].deed, languages[language].card),
  animal: (id: string) => languages[language].card(id).name,
  name: (seat: number) => record.seats[seat] ?? '',
});

it('puzzles fit the size limit of the page, and cover every theme', () => {
  expect(text.length).toBeLessThan(400_000);
  for (const theme of themes)
    expect(all.filter((puzzle) => puzzle.theme === theme).length).toBeGreaterThan(4);
});

it('every day has one puzzle for all, and none repeats before all were used', () => {
  const days = all.map((_, day) => new Date(Date.UTC(2026, 10, 25 + day)).toISOString().slice(0, 10));

  expect(new Set(days.map((day) => numberOn(day, all.length))).size).toBe(all.length);
  expect(numberOn('2026-11-25', 300)).toBe(83);
  expect(numberOn('2026-11-26', 300)).toBe(84);
});

it('the best choice appears at every position', () => {
  const places = all.map((puzzle, place) =>
    offered(puzzle, place + 1).findIndex(({ behind }) => behind === 0),
  );

  for (const place of [0, 1, 2]) expect(places.filter((one) => one === place).length).toBeGreaterThan(20);
});

describe.each(Object.keys(languages) as Language[])('in %s', (language) => {
  const words = messages[language].puzzles;

  it('every puzzle has an explanation in whole sentences', () => {
    for (const puzzle of all) {
      const texts = lesson(puzzle, words, speakerOf(language, puzzle));
      expect(texts).toMatch(/[.!?]$/);
      expect(texts).not.toMatch(rawName);
      expect(texts).not.toMatch(/undefined|NaN/);
      if (language !== 'ru') expect(bare(texts, language)).toEqual([]);
    }
  });

  it('the choices of a puzzle have different texts', () => {
    for (const puzzle of all) {
      const speaker = speakerOf(language, puzzle);
      const texts = puzzle.choices.map((choice) => named(puzzle, choice, words, speaker));
      expect(new Set(texts).size, texts.join(' / ')).toBe(texts.length);
    }
  });
});
