import { alone } from '../wire/alone';
import { canonical, pathOf, routeAt, type Address, type Bots, type Route } from './pages';

export type { Bots, PadView, Route } from './pages';

/** Without a server there is one page at one address: our path is in its query, `?at=/rules`. */
const shown = (): Address => ({
  path: alone ? (new URLSearchParams(location.search).get('at') ?? '/') : location.pathname,
  fragment: location.hash.slice(1),
});

/** Returns the address of a link to one of our pages; `path` may end with a fragment. */
export const linkTo = (path: string): string => (alone ? `?at=${path}` : path);

/** The same for the current visit: keeps the other parameters of the address. */
function addressOf({ path, fragment }: Address): string {
  const end = fragment === '' ? '' : `#${fragment}`;
  if (!alone) return path + location.search + end;
  const asked = new URLSearchParams(location.search);
  asked.set('at', path);
  return `?${asked.toString().replaceAll('%2F', '/')}${end}`;
}

/** Reads the address bar, and replaces what programs that send links have changed in it. */
function readRoute(): Route {
  const address = shown();
  const route = routeAt(address);
  const own = canonical(address);
  const differs = own.path !== address.path || own.fragment !== address.fragment;
  if (pathOf(route) !== undefined && differs) history.replaceState(history.state, '', addressOf(own));
  return route;
}

let current = $state.raw(readRoute());
const update = () => (current = readRoute());
addEventListener('popstate', update);
addEventListener('hashchange', update);

export const route = (): Route => current;

export function go(address: string, bots: Bots = 'none'): void {
  const [path = '/', fragment = ''] = address.split('#');
  history.pushState(null, '', addressOf({ path, fragment }));
  const next = readRoute();
  current = next.at === 'table' ? { ...next, bots } : next;
  scrollTo(0, 0);
}

/** Whether the browser is to open the link elsewhere: in a new tab or window, or as a file. */
export const opensElsewhere = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey;

/** For a link to one of our pages: shows it without reloading, unless it is opened elsewhere. */
export function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.defaultPrevented || opensElsewhere(event)) return;
  event.preventDefault();
  go((event.currentTarget.getAttribute('href') ?? '/').replace(/^\?at=/, ''));
}

/** How a big screen is shown in a stream. */
export interface Stream {
  /** No controls, no way to sit down, no talk: `?stream=1`. */
  readonly silent: boolean;
  /** Milliseconds by which the screen is behind the table: `&delay=30`, in seconds. */
  readonly delay: number;
}

const longestDelay = 600;

export function streamAsked(): Stream {
  const asked = new URLSearchParams(location.search);
  const silent = asked.get('stream') === '1';
  const delay = Number(asked.get('delay') ?? 0);
  return { silent, delay: silent && delay > 0 ? 1000 * Math.min(longestDelay, delay) : 0 };
}

/** Returns the speed of a new table that an address may request: `/?speed=0` is for tests. */
export function speedAsked(): number | undefined {
  const speed = new URLSearchParams(location.search).get('speed');
  return speed === null || speed === '' || Number.isNaN(Number(speed)) ? undefined : Number(speed);
}
