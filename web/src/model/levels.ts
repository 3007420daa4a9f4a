import { characters } from './characters.gen';

/** A bot as users know it. Several bots may have the same level. */
export type Character = (typeof characters)[number];
export { characters };

export const lowest = 1;
export const highest = Math.max(...characters.map(({ level }) => level));
export const allLevels: readonly number[] = Array.from({ length: highest }, (_, step) => lowest + step);

export const levelOf = (kind: string): number | undefined =>
  characters.find((character) => character.kind === kind)?.level;

/** Returns the bots of that level. */
const kindsAt = (level: number): string[] =>
  characters.filter((character) => character.level === level).map(({ kind }) => kind);

/** Returns the single bot that represents a level. */
export const kindAt = (level: number): string => kindsAt(level)[0] ?? 'farmer';

const within = (level: number): number => Math.min(highest, Math.max(lowest, level));

/** Returns three opponents for that level: the level's own bots, plus one from below and one from above. */
export const rivalsAt = (level: number): string[] =>
  [...kindsAt(level), kindAt(within(level - 1)), kindAt(within(level + 1))].slice(0, 3);
