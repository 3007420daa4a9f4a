import type { ImportsMessages } from '../../parts/i18n/messages.gen';
import { namesOf } from '../../wire/pad/device-group';
import type { GamesFile, MarkedProblem } from '../../wire/pad/pad-module';
import type { FileProblem, WrittenGame } from '../../wire/protocol';
import { likelySame, type LikelySame } from './likely-same';
import { whoCanBeOne } from './same-people';

/** The result of an import of the file. */
export interface Preview {
  readonly games: readonly WrittenGame[];
  readonly players: number;
  readonly first: string;
  readonly last: string;
  /** Players that the group lacks. */
  readonly fresh: readonly string[];
  readonly same: readonly LikelySame[];
}

export function previewOf({ games }: Pick<GamesFile, 'games'>, known: readonly string[]): Preview {
  const all = new Set(games.flatMap(namesOf));
  const fresh = [...all].filter((name) => !known.includes(name));
  const days = games.map(({ date }) => date).toSorted();
  return {
    games,
    players: all.size,
    first: days.at(0) ?? '',
    last: days.at(-1) ?? '',
    fresh,
    same: whoCanBeOne(likelySame(fresh, known), games),
  };
}

/** A line of the file with its problems. */
export interface WrongLine {
  readonly line: number;
  readonly text: string;
  readonly problems: readonly FileProblem[];
}

export function wrongLines(problems: readonly MarkedProblem[]): WrongLine[] {
  const lines = [...new Set(problems.map(({ line }) => line))];
  return lines.map((line) => {
    const all = problems.filter((problem) => problem.line === line);
    return { line, text: all[0]?.text ?? '', problems: all };
  });
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Returns the position of the value in its line: that of a whole cell, if possible. */
function placeOf(value: string, text: string): number {
  const cell = new RegExp(String.raw`(?<![^,;"|\s])${escaped(value)}(?![^,;"|\s])`);
  const place = text.search(cell);
  return place < 0 ? text.indexOf(value) : place;
}

/** Splits a line into parts of which the wrong values are marked. */
export function markedParts({ text, problems }: WrongLine): { text: string; wrong: boolean }[] {
  const values = problems.map(({ value = '' }) => value.trim()).filter((value) => value !== '');
  const places = values
    .map((value) => ({ from: placeOf(value, text), size: value.length }))
    .filter(({ from }) => from >= 0)
    .toSorted((one, other) => one.from - other.from);
  const parts: { text: string; wrong: boolean }[] = [];
  let at = 0;
  for (const { from, size } of places) {
    if (from < at) continue;
    parts.push(
      { text: text.slice(at, from), wrong: false },
      { text: text.slice(from, from + size), wrong: true },
    );
    at = from + size;
  }
  parts.push({ text: text.slice(at), wrong: false });
  return parts.filter((part) => part.text !== '');
}

type Sentence = (value: string | number, heading: string, expected: string) => string;

/** The parts of a problem that are ids of animals. */
const animals: Readonly<Record<string, 'value' | 'expected'>> = {
  unknown_animal: 'expected',
  repeated_quartet: 'value',
  impossible_pedigrees: 'value',
  impossible_exclusion: 'value',
};

/** The problem with the names that the page has for animals. */
function withAnimals(problem: FileProblem, nameOf: (animal: string) => string): FileProblem {
  const part = animals[problem.kind];
  const text = part === undefined ? undefined : problem[part];
  if (part === undefined || text === undefined) return problem;
  return { ...problem, [part]: text.replaceAll(/[a-z_]+/g, nameOf) };
}

/** The problem as a sentence, or as the program wrote it if this client does not know its kind. */
export function sentenceOf(
  problem: FileProblem,
  words: ImportsMessages,
  headings: Readonly<Record<string, string>>,
  nameOf: (animal: string) => string,
): string {
  const { kind, value = '', heading = '', expected = '', message } = withAnimals(problem, nameOf);
  const sentence = (words.problems as unknown as Readonly<Record<string, Sentence>>)[kind];
  if (sentence === undefined) return message;
  const counted = kind === 'player_count' ? Number(value) : value;
  return sentence(counted, heading, kind === 'missing_heading' ? (headings[expected] ?? expected) : expected);
}
