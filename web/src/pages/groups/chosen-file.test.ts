// @vitest-environment node
import { expect, it } from 'vitest';
import type { MarkedProblem } from '../../wire/pad/pad-module';
import type { ImportsMessages } from '../../parts/i18n/messages.gen';
import { markedParts, previewOf, sentenceOf, wrongLines } from './chosen-file';

const problem = (line: number, value: string, text: string, kind = 'no_number'): MarkedProblem => ({
  kind,
  line,
  heading: 'points',
  value,
  message: `line ${line}: ${value}`,
  text,
});

it('animals have the names of the page, and other words stay as they are', () => {
  const problems = new Proxy(
    {},
    {
      get:
        () =>
        (...parts: unknown[]) =>
          parts.join(' | '),
    },
  );
  const words = { problems } as unknown as ImportsMessages;
  const sentence = (kind: string, value: string, expected: string) =>
    sentenceOf({ kind, line: 2, heading: 'Tiere', value, expected, message: '' }, words, {}, (animal) =>
      animal === 'cow' ? 'Kuh' : animal,
    );
  expect(sentence('unknown_animal', 'cow x', 'cow, pig')).toBe('cow x | Tiere | Kuh, pig');
  expect(sentence('repeated_quartet', 'cow', 'cow')).toBe('Kuh | Tiere | cow');
  expect(sentence('no_date', 'cow', '')).toBe('cow | Tiere | ');
});

it('a wrong value is marked in its own cell', () => {
  const [line] = wrongLines([problem(6, '1', '2026-01-02,second,Ben,,horse,1,')]);
  expect(line && markedParts(line)).toEqual([
    { text: '2026-01-02,second,Ben,,horse,', wrong: false },
    { text: '1', wrong: true },
    { text: ',', wrong: false },
  ]);
});

it('the problems of a line are grouped, with their values marked', () => {
  const [first, second] = wrongLines([
    problem(2, '12o', '2026-13-01,Anna,12o'),
    problem(2, '2026-13-01', '2026-13-01,Anna,12o', 'no_date'),
    problem(5, '', ''),
  ]);

  expect(first?.problems.length).toBe(2);
  expect(first && markedParts(first)).toEqual([
    { text: '2026-13-01', wrong: true },
    { text: ',Anna,', wrong: false },
    { text: '12o', wrong: true },
  ]);
  expect(second && markedParts(second)).toEqual([]);
});

it('a preview lists days, players and new players', () => {
  const game = (date: string, ...names: string[]) => ({
    date,
    place: '',
    note: '',
    sheet: { edition: 'second', players: names.map((name) => ({ name })) },
  });
  const file = {
    kind: 'csv',
    encoding: 'utf-8',
    joins_lines: false,
    doubts: [],
    games: [game('2026-02-01', 'Jorg', 'Ben'), game('2026-01-01', 'Ben', 'Cleo')],
  } as const;

  expect(previewOf(file, ['Jörg', 'Ben'])).toMatchObject({
    players: 3,
    first: '2026-01-01',
    last: '2026-02-01',
    fresh: ['Jorg', 'Cleo'],
    same: [{ name: 'Jorg', other: 'Jörg' }],
  });
});
