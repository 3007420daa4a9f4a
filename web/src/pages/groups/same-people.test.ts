// @vitest-environment node
import { expect, it } from 'vitest';
import { namesOf } from '../../wire/pad/device-group';
import type { WrittenGame } from '../../wire/protocol';
import { whoCanBeOne, withKnownNames } from './same-people';

const game = (...names: string[]): WrittenGame => ({
  date: '2026-01-01',
  place: '',
  note: '',
  sheet: { edition: 'second', players: names.map((name) => ({ name, points: 10 })) },
});

it('two who play in one game are not the same person', () => {
  const jorg = { name: 'Jorg', other: 'Jörg' };
  const joerg = { name: 'Joerg', other: 'Jörg' };
  expect(whoCanBeOne([jorg], [game('Jorg', 'Ben'), game('Jörg', 'Ben')])).toEqual([jorg]);
  expect(whoCanBeOne([jorg], [game('Jorg', 'Jörg')])).toEqual([]);
  // Both cannot be Jörg.
  expect(whoCanBeOne([jorg, joerg], [game('Jorg', 'Joerg')])).toEqual([jorg]);
});

it('the games of one person have one name, and the file stays as it was', () => {
  const games = [game('Jorg', 'Ben'), game('Cleo', 'Ben')];
  const joined = withKnownNames(games, [{ name: 'Jorg', other: 'Jörg' }]);
  expect(joined.map(namesOf)).toEqual([
    ['Jörg', 'Ben'],
    ['Cleo', 'Ben'],
  ]);
  expect(games.map(namesOf)).toEqual([
    ['Jorg', 'Ben'],
    ['Cleo', 'Ben'],
  ]);
  expect(withKnownNames(games, [])).toBe(games);
});
