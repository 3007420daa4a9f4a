import { characters } from './characters.gen';

/** A bot as people know it. Several may be of one level. */
export type Character = (typeof characters)[number];
export { characters };

export const lowest = 1;
export const highest = Math.max(...characters.map(({ level }) => level));
export const allLevels: readonly number[] = Array.from({ length: highest }, (_, step) => lowest + step);

export const levelOf = (kind: string): number | undefined =>
  characters.find((character) => character.kind === kind)?.level;

/** Who is of that level. */
const kindsAt = (level: number): string[] =>
  characters.filter((character) => character.level === level).map(({ kind }) => kind);

/** Who stands for a level where one bot does. */
export const kindAt = (level: number): string => kindsAt(level)[0] ?? 'farmer';

const within = (level: number): number => Math.min(highest, Math.max(lowest, level));

/** Three to play against at that level: who is of it, and beside them one from below and one from above. */
export const rivalsAt = (level: number): string[] =>
  [...kindsAt(level), kindAt(within(level - 1)), kindAt(within(level + 1))].slice(0, 3);
