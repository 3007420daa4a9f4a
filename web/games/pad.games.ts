// A group on this device with the real module, which does the same as a server's groups.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import type { Answer } from '../src/wire/ask';
import type { WrittenGame } from '../src/wire/protocol';
import { DeviceGroup } from '../src/wire/pad/device-group';
import { storedText, recallGroup } from '../src/wire/pad/stored-group';
import { PadModule } from '../src/wire/pad/pad-module';

const bytes = readFileSync(join(import.meta.dirname, '../../build/wasm/pad.wasm'));
const module = PadModule.from((imports) => WebAssembly.instantiate(bytes, imports));
const ask = () => module;

/** Anna's evening of C9.7. */
const evening = (date: string): WrittenGame => ({
  date,
  place: 'At home',
  note: '',
  sheet: {
    edition: 'master',
    rules: { money_counts: true },
    players: [
      {
        name: 'Anna',
        quartets: ['goose', 'dog', 'cow'],
        pedigrees: ['dog', 'horse'],
        rats: 4,
        excluded: 'goose',
        money: 430,
      },
      { name: 'Ben', quartets: ['pig'], money: 210 },
      { name: 'Cleo', points: 500 },
    ],
  },
});

async function done<Body>(answer: Promise<Answer<Body>>): Promise<Body> {
  const result = await answer;
  if (!result.ok) throw new Error(`${result.error.error}: ${result.error.message}`);
  return result.body;
}
const refusalOf = async (answer: Promise<Answer<unknown>>): Promise<string> => {
  const result = await answer;
  return result.ok ? 'none' : result.error.error;
};

const utf8 = (text: string) => new TextEncoder().encode(text);
const bytesOf = async (group: DeviceGroup, kind: 'json' | 'csv') =>
  new Uint8Array(await ((await group.file(kind)) as Blob).arrayBuffer());

beforeEach(() => localStorage.clear());

async function ourGroup(): Promise<DeviceGroup> {
  const { key } = await done(DeviceGroup.make({ name: 'Us', players: ['Anna', 'Ben'] }, ask));
  return new DeviceGroup(key, ask);
}

it('a game is scored by C9.7, corrected, deleted and restored', async () => {
  const group = await ourGroup();
  const [game] = (await done(group.addGame(evening('2026-11-24')))).games;
  expect(game?.scored.players.map(({ total }) => total)).toEqual([3100, 860, 500]);
  const id = game?.id ?? 0;

  const corrected = await done(group.correctGame(id, { ...evening('2026-11-24'), place: 'At Ben’s' }));
  expect(corrected.games[0]?.place).toBe('At Ben’s');
  const deleted = await done(group.deleteGame(id));
  expect([deleted.count, deleted.latest?.kind]).toEqual([0, 'deleted']);
  const back = await done(group.undo(deleted.latest?.number ?? 0));
  expect(back.games[0]?.place).toBe('At Ben’s');
  const before = await done(group.undo(back.latest?.number ?? 0));
  expect(before.games[0]?.place).toBe('At home');
  expect(await refusalOf(group.undo(back.latest?.number ?? 0))).toBe('nothing_to_undo');
});

it('invalid input is refused with its field, and nothing is stored', async () => {
  const group = await ourGroup();
  const wrong = evening('2026-11-24');
  wrong.sheet.players[1] = { name: 'Ben', quartets: ['cow'] };
  const before = storedText(group.key);

  const answer = await group.addGame(wrong);

  expect(answer).toMatchObject({ ok: false, error: { field: 'sheet.players[1].quartets[0]' } });
  expect(storedText(group.key)).toBe(before);
});

it('players are renamed, merged and removed with their games', async () => {
  const group = await ourGroup();
  await done(group.addGame(evening('2026-11-24')));
  const { players } = await done(group.addPlayer('Dora'));
  const [anna, ben, , dora] = players.map(({ id }) => id) as [number, number, number, number];

  expect(await refusalOf(group.addPlayer('Dora'))).toBe('name_taken');
  expect(await refusalOf(group.removePlayer(ben))).toBe('player_has_games');
  expect(await refusalOf(group.mergePlayer(ben, anna))).toBe('played_together');
  await done(group.renamePlayer(ben, 'Benno'));
  const merged = await done(group.mergePlayer(ben, dora));
  expect(merged.games[0]?.scored.players.map(({ name }) => name)).toEqual(['Anna', 'Dora', 'Cleo']);
  expect(await refusalOf(group.renamePlayer(anna, ''))).toBe('bad_field');
});

it('first tries at puzzles are in a table, and follow their player', async () => {
  const group = await ourGroup();
  const [anna, ben] = (await done(group.fetchGroup())).players.map(({ id }) => id) as [number, number];
  await done(group.enterTry('2026-11-25', anna, true));
  await done(group.enterTry('2026-11-25', anna, false));
  await done(group.enterTry('2026-11-26', anna, false));

  const result = await done(group.enterTry('2026-11-26', ben, true));
  expect(result.players).toEqual([
    { player: anna, solved: ['2026-11-25'], missed: ['2026-11-26'] },
    { player: ben, solved: ['2026-11-26'], missed: [] },
  ]);
  expect(await refusalOf(group.enterTry('2026-11-26', 9, true))).toBe('no_such_player');

  await done(group.takeTryBack('2026-11-26', ben));
  await done(group.mergePlayer(anna, ben));
  expect((await done(group.puzzles())).players).toEqual([
    { player: ben, solved: ['2026-11-25'], missed: ['2026-11-26'] },
  ]);
  await done(group.removePlayer(ben));
  expect((await done(group.puzzles())).players).toEqual([]);
});

it('a file copies all games to another group once, and so does a CSV file', async () => {
  const group = await ourGroup();
  await done(group.addGame(evening('2026-11-23')));
  await done(group.addGame(evening('2026-11-24')));
  const json = await bytesOf(group, 'json');
  const csv = await bytesOf(group, 'csv');
  expect([...csv.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(csv)).toContain('Anna,3100,goose dog cow,dog horse,4,goose,,430');

  const other = await ourGroup();
  expect(await done(other.bring(json))).toEqual({ added: 2, known: 0, encoding: 'utf-8' });
  expect(await done(other.bring(csv))).toEqual({ added: 0, known: 2, encoding: 'utf-8' });
  expect(await refusalOf(other.bring(utf8('{}')))).toBe('bad_field');
  const statistics = await done(other.statistics(2026));
  expect([statistics.games, statistics.players[0]?.wins]).toEqual([2, 2]);
});

it('invalid stored games are reported, not changed, and can be saved', async () => {
  const group = await ourGroup();
  await done(group.addGame(evening('2026-11-24')));
  const corrupt = JSON.stringify(recallGroup(group.key)).replace('"horse"', '"unicorn"');
  localStorage.setItem(`kuhhandel.pad.${group.key}`, corrupt);

  const again = new DeviceGroup(group.key, ask);
  expect(await refusalOf(again.fetchGroup())).toBe('kept_unread');
  expect(await refusalOf(again.addGame(evening('2026-11-25')))).toBe('kept_unread');
  expect(await ((await again.file('json')) as Blob).text()).toBe(corrupt);
  await done(again.erase());
  expect(await refusalOf(new DeviceGroup(group.key, ask).fetchGroup())).toBe('no_such_group');
});

interface ImportCase {
  readonly id: string;
  readonly base64: string;
  readonly expect: {
    readonly games?: number;
    readonly refused?: { readonly line: number; readonly mentions: readonly string[] };
  };
}
const cases = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../tests/imports/cases.json'), 'utf8'),
) as ImportCase[];

it.each(cases)(
  'the CSV file $id is read like on a server, completely or not at all',
  async ({ base64, expect: wanted }) => {
    const group = await ourGroup();
    const before = storedText(group.key);

    const answer = await group.bring(Uint8Array.from(Buffer.from(base64, 'base64')));

    if (wanted.games !== undefined) expect(answer).toMatchObject({ ok: true, body: { added: wanted.games } });
    if (wanted.refused === undefined) return;
    expect(answer.ok ? undefined : answer.error.problems?.[0]?.line).toBe(wanted.refused.line);
    expect(storedText(group.key)).toBe(before);
  },
);

it('a refused CSV file reports the invalid lines with their text', async () => {
  const read = (await module).readFile(
    utf8('date;player;points\r\n2026-01-01;Anna;12o\r\n03/04/2026;Ben;10\r\n'),
  );

  expect(read).toMatchObject({
    ok: false,
    error: {
      problems: [
        { line: 2, kind: 'no_number', heading: 'points', value: '12o', text: '2026-01-01;Anna;12o' },
        { line: 3, kind: 'ambiguous_date', value: '03/04/2026', expected: '2026-04-03 / 2026-03-04' },
      ],
    },
  });
});

it.each(['en', 'de', 'nl', 'fr', 'ru'])(
  'a CSV file with the headings of the page in %s is read',
  async (language) => {
    const file = readFileSync(join(import.meta.dirname, `../messages/${language}.json`), 'utf8');
    const { pad } = JSON.parse(file) as {
      pad: Record<'date' | 'place' | 'note' | 'edition' | 'points' | 'bonusCard' | 'money', string> & {
        players: { add: string };
        stats: { game: string };
      };
    };
    const { date, place, note, edition, points, bonusCard, money, players, stats } = pad;
    const row = (name: string) => `1;24.11.2026;;;;${name};10;;`;
    const table = [
      [stats.game, date, place, note, edition, players.add, points, bonusCard, money].join(';'),
      ...['Anna', 'Ben', 'Cleo'].map(row),
    ].join('\n');

    expect((await module).readFile(utf8(table))).toMatchObject({
      ok: true,
      body: { games: [{ date: '2026-11-24' }] },
    });
  },
);
