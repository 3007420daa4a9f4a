import { deviceStore } from '../../browser/storage';
import { storageTrouble } from '../../browser/trouble.svelte';
import type { GroupChange, GroupPlayer, LobbyError, Puzzler, WrittenGame } from '../protocol';
import { cleanedName } from '../written-name';
import type { NumberedGame } from './pad-module';

/** A change with the data to undo it: the game before, if there was one. */
export interface KeptChange extends GroupChange {
  readonly before?: WrittenGame;
}

/** A group as this device stores it. Games and changes are numbered from `next`, and no number is reused. */
export interface StoredGroup {
  readonly version: 1;
  readonly name: string;
  readonly players: readonly GroupPlayer[];
  readonly games: readonly NumberedGame[];
  readonly changes: readonly KeptChange[];
  readonly next: number;
  /** Results of the daily puzzles; absent if nobody tried any. */
  readonly puzzles?: readonly Puzzler[];
}

export const mostGames = 2000;
export const mostPlayers = 200;
/** How many of the latest changes can be undone. */
export const mostChanges = 20;

/** Why something cannot be done; the page has the texts. */
export type PadRefusal =
  | 'no_such_group'
  | 'no_such_game'
  | 'no_such_player'
  | 'name_taken'
  | 'player_has_games'
  | 'played_together'
  | 'nothing_to_undo'
  | 'group_full'
  /** The browser's storage is full. */
  | 'device_full'
  /** The stored data is damaged or not ours. It stays unchanged. */
  | 'kept_unread';

export class Refused extends Error {
  constructor(
    readonly refusal: PadRefusal,
    message: string = refusal,
  ) {
    super(message);
  }
  get error(): LobbyError {
    return { error: this.refusal, message: this.message };
  }
}

const place = (key: string) => `kuhhandel.pad.${key}`;

const isPlayer = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string';

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** Whether it has our shape; the module checks the games themselves. */
function isStoredGroup(value: unknown): value is StoredGroup {
  if (typeof value !== 'object' || value === null) return false;
  const {
    version,
    name,
    players,
    games,
    changes,
    next,
    puzzles = [],
  } = value as Partial<Record<keyof StoredGroup, unknown>>;
  const shaped = version === 1 && typeof name === 'string' && Number.isSafeInteger(next);
  const named = isList(players) && players.every(isPlayer);
  return shaped && named && isList(games) && isList(changes) && isList(puzzles);
}

/** The stored text, whatever its content. */
export const storedText = (key: string): string | undefined => deviceStore.get(place(key));

export function recallGroup(key: string): StoredGroup {
  const text = storedText(key);
  if (text === undefined) throw new Refused('no_such_group');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Refused('kept_unread', String(error));
  }
  if (!isStoredGroup(value)) throw new Refused('kept_unread', 'It is no group.');
  return withCleanedNames(value);
}

/** The game with the names that its players have now. */
export const withNames = (game: WrittenGame, nameNow: (name: string) => string): WrittenGame => ({
  ...game,
  sheet: { ...game.sheet, players: game.sheet.players.map((one) => ({ ...one, name: nameNow(one.name) })) },
});

/** Renames players in all games, also in changes that can be undone. */
export const withNamesInGames = (group: StoredGroup, nameNow: (name: string) => string): StoredGroup => ({
  ...group,
  games: group.games.map(({ id, written }) => ({ id, written: withNames(written, nameNow) })),
  changes: group.changes.map(({ before, ...change }) =>
    before === undefined ? change : { ...change, before: withNames(before, nameNow) },
  ),
});

/** Names that an older version stored with other blanks, as names are written now, unless two would have the same. */
function withCleanedNames(group: StoredGroup): StoredGroup {
  const cleaned = group.players.map(({ name }) => cleanedName(name));
  const names = new Map(
    group.players.flatMap(({ name }, place) => {
      const next = cleaned[place] ?? '';
      const isFree = next !== '' && cleaned.filter((one) => one === next).length === 1;
      return isFree && next !== name ? [[name, next] as const] : [];
    }),
  );
  if (names.size === 0) return group;
  const nameNow = (name: string) => names.get(name) ?? name;
  const players = group.players.map(({ id, name }) => ({ id, name: nameNow(name) }));
  return { ...withNamesInGames(group, nameNow), players };
}

/** Refuses if the storage is full. If the browser stores nothing at all, the group lives as long as the page. */
export function keepGroup(key: string, group: StoredGroup): void {
  if (group.games.length > mostGames || group.players.length > mostPlayers) throw new Refused('group_full');
  const text = JSON.stringify({ ...group, changes: group.changes.slice(-mostChanges) });
  if (deviceStore.set(place(key), text) || storageTrouble() !== 'full') return;
  deviceStore.dropUnstored(place(key));
  throw new Refused('device_full');
}

export const forgetGroup = (key: string): void => deviceStore.remove(place(key));

/** Returns the groups of this device; `name` is absent if the stored data cannot be read. */
export function groupsOfDevice(): { readonly key: string; readonly name: string | undefined }[] {
  const keys = deviceStore.keys(place('')).map((stored) => stored.slice(place('').length));
  return keys.map((key) => ({ key, name: nameOf(key) }));
}

function nameOf(key: string): string | undefined {
  try {
    return recallGroup(key).name;
  } catch {
    return undefined;
  }
}
