/** Where the page is: in the lobby, at a table, or at one of this device. `bots` is for a table just opened. */
export type Route =
  | { at: 'lobby' }
  | { at: 'table'; table: string; bots: Bots }
  | { at: 'local'; table: string };

/** What the one who opened a table wants of bots: none, in every empty seat, or that and the game begun. */
export type Bots = 'none' | 'fill' | 'fill_and_start';

function routeOf(path: string, bots: Bots): Route {
  const [, place, id] = /^\/(t|local)\/([^/]+)\/?$/.exec(path) ?? [];
  if (id === undefined) return { at: 'lobby' };
  const table = decodeURIComponent(id);
  return place === 'local' ? { at: 'local', table } : { at: 'table', table, bots };
}

let current = $state.raw(routeOf(location.pathname, 'none'));
addEventListener('popstate', () => (current = routeOf(location.pathname, 'none')));

export const route = (): Route => current;

export function go(path: string, bots: Bots = 'none'): void {
  history.pushState(null, '', path + location.search);
  current = routeOf(path, bots);
  scrollTo(0, 0);
}

/** The speed of a new table, which an address may ask for: `/?speed=0` is for those who test. */
export function speedAsked(): number | undefined {
  const speed = new URLSearchParams(location.search).get('speed');
  return speed === null || speed === '' || Number.isNaN(Number(speed)) ? undefined : Number(speed);
}
