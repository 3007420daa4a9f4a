import type { GroupChange, GroupPlayer, LobbyError, Puzzler, WrittenGame } from '../protocol';
import type { NumberedGame } from './pad-module';

/** A change with what it takes to undo it: the game before, where there was one. */
export interface KeptChange extends GroupChange {
  readonly before?: WrittenGame;
}

/** A group as this device keeps it; games and changes are numbered from `next` on, and no number is used again. */
export interface KeptGroup {
  readonly version: 1;
  readonly name: string;
  readonly players: readonly GroupPlayer[];
  readonly games: readonly NumberedGame[];
  readonly changes: readonly KeptChange[];
  readonly next: number;
  /** How the puzzles of days went; absent where nobody tried any. */
  readonly puzzles?: readonly Puzzler[];
}

export const mostGames = 2000;
export const mostPlayers = 200;
/** Of the latest changes, which can be taken back. */
export const mostChanges = 20;

/** Why something cannot be done; the page has the words. */
export type PadRefusal =
  | 'no_such_group'
  | 'no_such_game'
  | 'no_such_player'
  | 'name_taken'
  | 'player_has_games'
  | 'played_together'
  | 'nothing_to_undo'
  | 'group_full'
  /** The browser gives no more room. */
  | 'device_full'
  /** What is kept is none of ours, or damaged. It stays as it is. */
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

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** Whether it has our shape; what the games say is for the module to judge. */
function isKeptGroup(value: unknown): value is KeptGroup {
  if (typeof value !== 'object' || value === null) return false;
  const {
    version,
    name,
    players,
    games,
    changes,
    next,
    puzzles = [],
  } = value as Partial<Record<keyof KeptGroup, unknown>>;
  const shaped = version === 1 && typeof name === 'string' && Number.isSafeInteger(next);
  return shaped && isList(players) && isList(games) && isList(changes) && isList(puzzles);
}

/** The very text, whatever is in it. */
export const keptText = (key: string): string | null => localStorage.getItem(place(key));

export function recallGroup(key: string): KeptGroup {
  const text = keptText(key);
  if (text === null) throw new Refused('no_such_group');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Refused('kept_unread', String(error));
  }
  if (!isKeptGroup(value)) throw new Refused('kept_unread', 'It is no group.');
  return value;
}

export function keepGroup(key: string, group: KeptGroup): void {
  if (group.games.length > mostGames || group.players.length > mostPlayers) throw new Refused('group_full');
  try {
    localStorage.setItem(
      place(key),
      JSON.stringify({ ...group, changes: group.changes.slice(-mostChanges) }),
    );
  } catch (error) {
    throw new Refused('device_full', String(error));
  }
}

export const forgetGroup = (key: string): void => localStorage.removeItem(place(key));

/** The groups of this device; `name` is absent where what is kept cannot be read. */
export function groupsOfDevice(): { readonly key: string; readonly name: string | undefined }[] {
  const keys = Object.keys(localStorage).flatMap((stored) =>
    stored.startsWith(place('')) ? [stored.slice(place('').length)] : [],
  );
  return keys.map((key) => ({ key, name: nameOf(key) }));
}

function nameOf(key: string): string | undefined {
  try {
    return recallGroup(key).name;
  } catch {
    return undefined;
  }
}
