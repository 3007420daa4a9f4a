import { alone } from '../wire/alone';

/** The pages of the score pad; the group is in the fragment, which browsers never send. */
export type PadView = 'pad' | 'statistics' | 'year' | 'profile' | 'puzzles' | 'share';

/**
 * The current page: the lobby, a table, a device table, the score pad, a replay of a game or of a record
 * file, the puzzles, the person's own games or profile, the rated games of a name, the rules and score sheets
 * to print, the privacy page, or the operator's page. `bots` applies to a table that was just opened.
 */
export type Route =
  | { at: 'lobby' }
  | { at: 'table'; table: string; bots: Bots }
  | { at: 'local'; table: string }
  | { at: 'pad'; view: PadView; key: string }
  | { at: 'replay'; table: string; game: number }
  | { at: 'record' }
  | { at: 'puzzles' }
  /** By its number from 1; undefined for the daily puzzle. */
  | { at: 'puzzle'; number: number | undefined }
  | { at: 'games' }
  | { at: 'profile' }
  | { at: 'name'; name: string }
  | { at: 'rules'; edition: string | undefined; sheet: boolean }
  | { at: 'privacy' }
  | { at: 'operator' };

/**
 * The bots that the creator of a table wants: none, one in every empty seat, or these kinds and the game
 * started.
 */
export type Bots = 'none' | 'fill' | readonly string[];

/** Addresses that we did not write may be malformed. */
function decodedOf(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function routeOf(path: string, bots: Bots): Route {
  const view = /^\/pad(?:\/(statistics|year|profile|puzzles|share))?\/?$/.exec(path);
  if (view !== null) return { at: 'pad', view: (view[1] ?? 'pad') as PadView, key: location.hash.slice(1) };
  const game = /^\/t\/([^/]+)\/games\/(\d+)\/?$/.exec(path);
  if (game?.[1] !== undefined) return { at: 'replay', table: game[1], game: Number(game[2]) };
  if (/^\/replay\/?$/.test(path)) return { at: 'record' };
  const puzzle = /^\/puzzles(?:\/(\d+|today))?\/?$/.exec(path);
  if (puzzle?.[1] !== undefined) return { at: 'puzzle', number: Number(puzzle[1]) || undefined };
  if (puzzle !== null) return { at: 'puzzles' };
  if (/^\/games\/?$/.test(path)) return { at: 'games' };
  if (/^\/profile\/?$/.test(path)) return { at: 'profile' };
  const [, name] = /^\/names\/([^/]+)\/?$/.exec(path) ?? [];
  if (name !== undefined) return { at: 'name', name: decodedOf(name) };
  const rules = /^\/rules(?:\/([\w-]+)(\/sheet)?)?\/?$/.exec(path);
  if (rules !== null) return { at: 'rules', edition: rules[1], sheet: rules[2] !== undefined };
  if (/^\/privacy\/?$/.test(path)) return { at: 'privacy' };
  if (/^\/operator\/?$/.test(path)) return { at: 'operator' };
  const [, place, id] = /^\/(t|local)\/([^/]+)\/?$/.exec(path) ?? [];
  if (id === undefined) return { at: 'lobby' };
  const table = decodeURIComponent(id);
  return place === 'local' ? { at: 'local', table } : { at: 'table', table, bots };
}

/** Without a server there is one page at one address: our path is in its query, `?at=/rules`. */
const shown = () => (alone ? (new URLSearchParams(location.search).get('at') ?? '/') : location.pathname);

/** Returns the address of a link to one of our pages; `path` may end with a fragment. */
export const linkTo = (path: string): string => (alone ? `?at=${path}` : path);

/** The same for the current visit: keeps the other parameters of the address. */
function addressOf(path: string): string {
  if (!alone) return path + location.search;
  const asked = new URLSearchParams(location.search);
  asked.set('at', path);
  return `?${asked.toString().replaceAll('%2F', '/')}`;
}

let current = $state.raw(routeOf(shown(), 'none'));
const lookAgain = () => (current = routeOf(shown(), 'none'));
addEventListener('popstate', lookAgain);
addEventListener('hashchange', lookAgain);

export const route = (): Route => current;

export function go(address: string, bots: Bots = 'none'): void {
  const [path = '/', fragment] = address.split('#');
  history.pushState(null, '', addressOf(path) + (fragment === undefined ? '' : `#${fragment}`));
  current = routeOf(path, bots);
  scrollTo(0, 0);
}

/** For a link to one of our pages: shows it without reloading. */
export function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  event.preventDefault();
  go((event.currentTarget.getAttribute('href') ?? '/').replace(/^\?at=/, ''));
}

/** Returns the speed of a new table that an address may request: `/?speed=0` is for tests. */
export function speedAsked(): number | undefined {
  const speed = new URLSearchParams(location.search).get('speed');
  return speed === null || speed === '' || Number.isNaN(Number(speed)) ? undefined : Number(speed);
}
