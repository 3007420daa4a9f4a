import { beforeEach, expect, it, vi } from 'vitest';
import type { WrittenGame } from '../protocol';
import {
  groupsOfDevice,
  keepGroup,
  storedText,
  mostChanges,
  mostGames,
  recallGroup,
  type StoredGroup,
} from './stored-group';

const written: WrittenGame = {
  date: '2026-11-25',
  place: '',
  note: '',
  sheet: { edition: 'second', players: [] },
};
const group: StoredGroup = { version: 1, name: 'Us', players: [], games: [], changes: [], next: 1 };

beforeEach(() => localStorage.clear());

it('a stored group is restored, and is listed', () => {
  keepGroup('~one', group);

  expect(recallGroup('~one')).toEqual(group);
  expect(groupsOfDevice()).toEqual([{ key: '~one', name: 'Us' }]);
});

it.each([
  '',
  '{"version":1',
  '[]',
  'null',
  '{"version":1,"name":"Us","players":[null],"games":[],"changes":[],"next":1}',
  '{"version":2,"name":"Us","players":[],"games":[],"changes":[],"next":1}',
])('an invalid group (%s) is reported and not changed', (text) => {
  localStorage.setItem('kuhhandel.pad.~one', text);

  expect(() => recallGroup('~one')).toThrow(expect.objectContaining({ refusal: 'kept_unread' }));
  expect(groupsOfDevice()).toEqual([{ key: '~one', name: undefined }]);
  expect(storedText('~one')).toBe(text);
});

it('names with other blanks than today are read as names are written now, unless two would be the same', () => {
  const game = { ...written, sheet: { edition: 'second', players: [{ name: 'Anna  M', points: 10 }] } };
  const players = [
    { id: 1, name: 'Anna  M' },
    { id: 2, name: 'Ben  K' },
    { id: 3, name: 'Ben K' },
  ];
  keepGroup('~one', { ...group, players, games: [{ id: 1, written: game }] });

  const recalled = recallGroup('~one');
  expect(recalled.players.map(({ name }) => name)).toEqual(['Anna M', 'Ben  K', 'Ben K']);
  expect(recalled.games[0]?.written.sheet.players[0]?.name).toBe('Anna M');
});

it('has a maximum number of games and of changes', () => {
  const games = Array.from({ length: mostGames }, (_, place) => ({ id: place + 1, written }));
  const changes = games.map(({ id }) => ({ number: id, kind: 'added' as const, game: id }));
  keepGroup('~one', { ...group, games, changes });

  expect(recallGroup('~one').changes.map(({ number }) => number)).toEqual(
    changes.slice(-mostChanges).map(({ number }) => number),
  );
  const oneMore = [...games, { id: 0, written }];
  expect(() => keepGroup('~one', { ...group, games: oneMore })).toThrow(
    expect.objectContaining({ refusal: 'group_full' }),
  );
  expect(recallGroup('~one').games).toHaveLength(mostGames);
});

it('a full browser storage is reported, and earlier data is kept', () => {
  keepGroup('~one', group);
  const kept = localStorage;
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.getItem(name),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });

  expect(() => keepGroup('~one', { ...group, name: 'Them' })).toThrow(
    expect.objectContaining({ refusal: 'device_full' }),
  );
  expect(recallGroup('~one').name).toBe('Us');
  vi.unstubAllGlobals();
});
