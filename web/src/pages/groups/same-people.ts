import { namesOf } from '../../wire/pad/device-group';
import { withNames } from '../../wire/pad/stored-group';
import type { WrittenGame } from '../../wire/protocol';
import type { LikelySame } from './likely-same';

/** The pairs without those who play in one game: a person does not play against themselves. */
export function whoCanBeOne(pairs: readonly LikelySame[], games: readonly WrittenGame[]): LikelySame[] {
  const together = games.map((game) => new Set(namesOf(game)));
  const people = new Map<string, string[]>();
  return pairs.filter(({ name, other }) => {
    const person = people.get(other) ?? [other];
    const isAnother = person.some((one) => together.some((names) => names.has(name) && names.has(one)));
    if (!isAnother) people.set(other, [...person, name]);
    return !isAnother;
  });
}

/** The games with the names of the group for the people of these pairs. */
export function withKnownNames(
  games: readonly WrittenGame[],
  pairs: readonly LikelySame[],
): readonly WrittenGame[] {
  if (pairs.length === 0) return games;
  const known = new Map(pairs.map(({ name, other }) => [name, other]));
  return games.map((game) => withNames(game, (name) => known.get(name) ?? name));
}
