import { problemOf } from '../../browser/webassembly';
import type { Answer } from '../ask';
import type { GroupRequests } from '../groups';
import type {
  Group,
  GroupGame,
  GroupPlayer,
  GroupPuzzles,
  Imported,
  NewGroup,
  Puzzler,
  WrittenGame,
} from '../protocol';
import {
  forgetGroup,
  keepGroup,
  storedText,
  recallGroup,
  withNamesInGames,
  Refused,
  type StoredGroup,
  type PadRefusal,
} from './stored-group';
import { mergedPuzzlers, withoutTry, withTry } from './stored-puzzles';
import { newKey } from './key';
import type { NumberedGame, PadModule } from './pad-module';

const gamesOnAPage = 50;

const refuse = (refusal: PadRefusal): never => {
  throw new Refused(refusal);
};

/** An error that the module returned. */
class ModuleRefused extends Error {
  constructor(readonly error: Extract<Answer<unknown>, { ok: false }>['error']) {
    super(error.message);
  }
}
function bodyOf<Body>(answer: Answer<Body>): Body {
  if (!answer.ok) throw new ModuleRefused(answer.error);
  return answer.body;
}

async function answered<Body>(callback: () => Promise<Body>): Promise<Answer<Body>> {
  try {
    return { ok: true, body: await callback() };
  } catch (error) {
    if (error instanceof Refused || error instanceof ModuleRefused) return { ok: false, error: error.error };
    const problem = problemOf(error);
    if (problem !== undefined) return { ok: false, error: { error: problem, message: String(error) } };
    throw error;
  }
}

export const namesOf = ({ sheet }: WrittenGame): string[] => sheet.players.map(({ name }) => name);

const renamed = (group: StoredGroup, from: string, to: string): StoredGroup =>
  withNamesInGames(group, (name) => (name === from ? to : name));

/** Adds unknown players to the group. */
function takeUp(group: StoredGroup, names: readonly string[]): StoredGroup {
  const known = new Set(group.players.map(({ name }) => name));
  const fresh = [...new Set(names)].filter((name) => !known.has(name));
  const first = 1 + Math.max(0, ...group.players.map(({ id }) => id));
  return {
    ...group,
    players: [...group.players, ...fresh.map((name, place) => ({ id: first + place, name }))],
  };
}

const playerOf = ({ players }: StoredGroup, id: number): GroupPlayer =>
  players.find((player) => player.id === id) ?? refuse('no_such_player');
const gameOf = ({ games }: StoredGroup, id: number): NumberedGame =>
  games.find((game) => game.id === id) ?? refuse('no_such_game');
const without = (group: StoredGroup, id: number) => group.games.filter((game) => game.id !== id);

const newestFirst = (one: NumberedGame, other: NumberedGame): number =>
  other.written.date.localeCompare(one.written.date) || other.id - one.id;

/** Identifies a game. */
const markOf = ({ date, place, sheet }: WrittenGame): string => JSON.stringify([date, place, sheet]);

/** Returns the games that the group lacks. If two games are identical, it may have one of them. */
function unknownOf(games: readonly WrittenGame[], group: StoredGroup): WrittenGame[] {
  const known = group.games.map(({ written }) => markOf(written));
  return games.filter((game) => {
    const place = known.indexOf(markOf(game));
    if (place >= 0) known.splice(place, 1);
    return place < 0;
  });
}

/** A file of games as a group exports it. */
export const fileOfGames = (name: string, games: readonly WrittenGame[]): string =>
  JSON.stringify({ format: 'kuhhandel-group', version: 1, name, games });

const fileOf = ({ name, games }: StoredGroup): string =>
  fileOfGames(
    name,
    games.toSorted((one, other) => newestFirst(other, one)).map(({ written }) => written),
  );

/**
 * A group that exists only on this device. Every change reads the stored group and writes it whole, so that
 * two pages of one device do not undo each other's changes.
 */
export class DeviceGroup implements GroupRequests {
  #checked = false;

  constructor(
    readonly key: string,
    readonly module: () => Promise<PadModule>,
  ) {}

  static make(group: NewGroup, module: () => Promise<PadModule>): Promise<Answer<{ key: string }>> {
    return answered(async () => {
      const { name, players } = bodyOf((await module()).readGroup(group));
      const key = newKey();
      const empty: StoredGroup = { version: 1, name, players: [], games: [], changes: [], next: 1 };
      keepGroup(key, takeUp(empty, players));
      return { key };
    });
  }

  readonly score: GroupRequests['score'] = (sheet) =>
    answered(async () => bodyOf((await this.module()).score(sheet)));
  readonly fetchGroup = () => this.#change((group) => group);
  readonly page = (page: number) =>
    answered(async () => ({ games: gamesOf(await this.#module(), recallGroup(this.key), page) }));
  readonly statistics: GroupRequests['statistics'] = (year) =>
    answered(async () => {
      const module = await this.#module();
      const { players, games } = recallGroup(this.key);
      const oldestFirst = games.toSorted((one, other) => newestFirst(other, one));
      return bodyOf(module.statistics(players, oldestFirst, year));
    });

  readonly addPlayer = (name: string) =>
    this.#change((group, module) => {
      const player = checkedName(module, name);
      return group.players.some((known) => known.name === player)
        ? refuse('name_taken')
        : takeUp(group, [player]);
    });
  readonly renamePlayer = (id: number, name: string) =>
    this.#change((group, module) => {
      const player = playerOf(group, id);
      const next = checkedName(module, name);
      if (group.players.some((other) => other.id !== id && other.name === next)) refuse('name_taken');
      const players = group.players.map((one) => (one.id === id ? { id, name: next } : one));
      return { ...renamed(group, player.name, next), players };
    });
  /** Merges two players: the games of the first become the other's. */
  readonly mergePlayer = (id: number, into: number) =>
    this.#change((group) => {
      const [one, other] = [playerOf(group, id).name, playerOf(group, into).name];
      if (id === into) refuse('no_such_player');
      const together = ({ written }: NumberedGame) =>
        [one, other].every((name) => namesOf(written).includes(name));
      if (group.games.some(together)) refuse('played_together');
      return {
        ...renamed(group, one, other),
        players: group.players.filter((player) => player.id !== id),
        puzzles: mergedPuzzlers(group.puzzles, id, into),
      };
    });
  readonly removePlayer = (id: number) =>
    this.#change((group) => {
      const { name } = playerOf(group, id);
      if (group.games.some(({ written }) => namesOf(written).includes(name))) refuse('player_has_games');
      return {
        ...group,
        players: group.players.filter((player) => player.id !== id),
        puzzles: (group.puzzles ?? []).filter(({ player }) => player !== id),
      };
    });

  readonly addGame = (game: WrittenGame) =>
    this.#change((group, module) => {
      const written = bodyOf(module.readGame(game));
      const known = takeUp(group, namesOf(written));
      const id = known.next;
      return {
        ...known,
        games: [...known.games, { id, written }],
        changes: [...known.changes, { number: id, kind: 'added', game: id }],
        next: id + 1,
      };
    });
  readonly correctGame = (id: number, game: WrittenGame) =>
    this.#change((group, module) => {
      const before = gameOf(group, id).written;
      const written = bodyOf(module.readGame(game));
      const known = takeUp(group, namesOf(written));
      return {
        ...known,
        games: [...without(known, id), { id, written }],
        changes: [...known.changes, { number: known.next, kind: 'corrected', game: id, before }],
        next: known.next + 1,
      };
    });
  readonly deleteGame = (id: number) =>
    this.#change((group) => ({
      ...group,
      games: without(group, id),
      changes: [
        ...group.changes,
        { number: group.next, kind: 'deleted', game: id, before: gameOf(group, id).written },
      ],
      next: group.next + 1,
    }));
  readonly undo = (change: number) =>
    this.#change((group) => {
      const latest = group.changes.at(-1);
      if (latest?.number !== change) return refuse('nothing_to_undo');
      const { before, game } = latest;
      const undone = { ...group, games: without(group, game), changes: group.changes.slice(0, -1) };
      if (before === undefined) return undone;
      // Two players of that game have been merged since.
      if (new Set(namesOf(before)).size < namesOf(before).length) refuse('nothing_to_undo');
      return takeUp({ ...undone, games: [...undone.games, { id: game, written: before }] }, namesOf(before));
    });

  readonly puzzles = () => answered(() => Promise.resolve(puzzlesOf(recallGroup(this.key))));
  readonly enterTry = (day: string, player: number, solved: boolean) =>
    this.#changePuzzles((group) => withTry(group.puzzles, playerOf(group, player).id, day, solved));
  readonly takeTryBack = (day: string, player: number) =>
    this.#changePuzzles(({ puzzles }) => withoutTry(puzzles, player, day));

  erase(): Promise<Answer<unknown>> {
    forgetGroup(this.key);
    return Promise.resolve({ ok: true, body: undefined });
  }

  /** Unreadable data is exported unchanged. */
  async file(kind: 'json' | 'csv'): Promise<Blob | undefined> {
    const file = await answered(async () => {
      const module = await this.#module();
      const text = fileOf(recallGroup(this.key));
      return kind === 'json' ? text : bodyOf(module.table(text));
    });
    const text = file.ok ? file.body : storedText(this.key);
    return text === undefined
      ? undefined
      : new Blob([text], { type: kind === 'json' ? 'application/json' : 'text/csv' });
  }
  readonly bring = (file: Uint8Array): Promise<Answer<Imported>> =>
    answered(async () => {
      const { games, encoding } = bodyOf((await this.#module()).readFile(file));
      const group = recallGroup(this.key);
      const added = unknownOf(games, group);
      const known = takeUp(group, added.flatMap(namesOf));
      const numbered = added.map((written, place) => ({ id: known.next + place, written }));
      keepGroup(this.key, {
        ...known,
        games: [...known.games, ...numbered],
        next: known.next + added.length,
      });
      return { added: added.length, known: games.length - added.length, encoding };
    });

  /** Returns the module after checking that the stored data is sound. */
  async #module(): Promise<PadModule> {
    const module = await this.module();
    if (this.#checked) return module;
    const group = recallGroup(this.key);
    const sound = module.statistics(group.players, group.games, undefined);
    if (!sound.ok) throw new Refused('kept_unread', sound.error.message);
    this.#checked = true;
    return module;
  }

  #changePuzzles(callback: (group: StoredGroup) => Puzzler[]): Promise<Answer<GroupPuzzles>> {
    return answered(() => {
      const before = recallGroup(this.key);
      const group = { ...before, puzzles: callback(before) };
      keepGroup(this.key, group);
      return Promise.resolve(puzzlesOf(group));
    });
  }

  #change(callback: (group: StoredGroup, module: PadModule) => StoredGroup): Promise<Answer<Group>> {
    return answered(async () => {
      const module = await this.#module();
      const before = recallGroup(this.key);
      const group = callback(before, module);
      if (group !== before) keepGroup(this.key, group);
      return groupOf(module, group);
    });
  }
}

const puzzlesOf = ({ puzzles = [] }: StoredGroup): GroupPuzzles => ({ players: [...puzzles] });

const checkedName = (module: PadModule, name: string): string => bodyOf(module.readGroup({ name })).name;

const gamesOf = (module: PadModule, { games }: StoredGroup, page: number): GroupGame[] =>
  games
    .toSorted(newestFirst)
    .slice(page * gamesOnAPage, (page + 1) * gamesOnAPage)
    .map(({ id, written }) => ({ ...written, id, scored: bodyOf(module.score(written.sheet)) }));

function groupOf(module: PadModule, group: StoredGroup): Group {
  const latest = group.changes.at(-1);
  return {
    name: group.name,
    may_edit: true,
    players: [...group.players],
    count: group.games.length,
    games: gamesOf(module, group, 0),
    latest: latest === undefined ? null : { number: latest.number, kind: latest.kind, game: latest.game },
  };
}
