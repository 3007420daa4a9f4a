/** The pages of the score pad; the group is in the fragment, which browsers never send. */
const padViews = ['pad', 'statistics', 'year', 'profile', 'puzzles', 'share'] as const;
export type PadView = (typeof padViews)[number];

/**
 * The bots that the creator of a table wants: none, one in every empty seat, or these kinds and the game
 * started.
 */
export type Bots = 'none' | 'fill' | readonly string[];

/**
 * The current page: the lobby, a table, its big screen, a device table, the lesson, the score pad, a replay of a game or of a record
 * file, the puzzles, the person's own games or profile, the rated games of a name, the rules and score sheets
 * to print, the privacy page, or the operator's page. `bots` applies to a table that was just opened.
 */
export type Route =
  | { at: 'lobby' }
  | { at: 'table'; table: string; bots: Bots }
  | { at: 'local'; table: string }
  /** The big screen of a table, by its id or code; undefined: it opens one. */
  | { at: 'tv'; table: string | undefined }
  | { at: 'lesson' }
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
  | { at: 'operator' }
  /** No page has this address. */
  | { at: 'nowhere' };

/** An address within the site. */
export interface Address {
  readonly path: string;
  /** Without '#'. */
  readonly fragment: string;
}

/** Letters that look like those of codes, after lower-casing. */
const lookAlikes: Readonly<Record<string, string>> = Object.fromEntries(
  ['авсԁенјкмрԛѕтхуԝ', 'αβεηκμνρτυχζ'].flatMap((letters, script) =>
    Array.from(letters, (letter, at) => [letter, ['abcdehjkmpqstxyw', 'abehkmnptyxz'][script]?.[at] ?? '']),
  ),
);
/** The first digits of other scripts, each followed by nine more. */
const zeros = [0x06_60, 0x06_f0, 0x09_66, 0x09_e6];

function plainLetter(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  const zero = zeros.find((first) => code >= first && code < first + 10);
  return zero === undefined ? (lookAlikes[letter] ?? letter) : String(code - zero);
}

/** Characters around an address in a message: quotes, brackets, punctuation, blanks and invisible ones. */
const around = String.raw`[\s\p{Cf}\p{Pi}\p{Pf}"'„‚\x60´<>()[\]{}|*#.,;:!?…。、，]+`;
const trimmed = (text: string): string =>
  text.replace(new RegExp(`^${around}`, 'u'), '').replace(new RegExp(`${around}$`, 'u'), '');

/**
 * The table code or id that a person typed or pasted, also after words and a colon: without blanks and punctuation, in
 * the letters that codes have; may be empty.
 */
export const codeIn = (text: string): string =>
  Array.from(
    trimmed(text.replace(/^.*:\s+(?=\S)/su, ''))
      .normalize('NFKC')
      .toLowerCase(),
    plainLetter,
  )
    .join('')
    .replaceAll(/[\s\p{P}\p{S}\p{Cf}\u30FC]/gu, '');

const matching = (pattern: RegExp, text: string): string | undefined =>
  pattern.test(text) ? text : undefined;
const positive = (text: string): number | undefined =>
  /^\d{1,9}$/.test(text) && Number(text) > 0 ? Number(text) : undefined;

/** How the parts of a path become members of the route. */
const parameters = {
  table: ['table', (text: string) => matching(/^[\da-z]+$/, codeIn(text))],
  'device-table': ['table', (text: string) => matching(/^[\w-]+$/, text)],
  game: ['game', positive],
  view: ['view', (text: string) => padViews.find((view) => view !== 'pad' && view === text.toLowerCase())],
  number: ['number', positive],
  name: ['name', (text: string) => text],
  edition: ['edition', (text: string) => matching(/^[\w-]+$/, text.toLowerCase())],
} as const satisfies Record<string, readonly [string, (text: string) => unknown]>;

const parameterOf = (part: string) =>
  part.startsWith('{') ? parameters[part.slice(1, -1) as keyof typeof parameters] : undefined;

/** All addresses of the site, with the members that every route there has. The first that fits counts. */
const pages: readonly (readonly [string, Partial<Route> & Pick<Route, 'at'>])[] = [
  ['/', { at: 'lobby' }],
  ['/index.html', { at: 'lobby' }],
  ['/t/{table}', { at: 'table', bots: 'none' }],
  ['/t/{table}/games/{game}', { at: 'replay' }],
  ['/tv', { at: 'tv', table: undefined }],
  ['/tv/{table}', { at: 'tv' }],
  ['/local/lesson', { at: 'lesson' }],
  // The table of the lesson in earlier versions.
  ['/local/lesson-23', { at: 'lesson' }],
  ['/local/{device-table}', { at: 'local' }],
  ['/pad', { at: 'pad', view: 'pad' }],
  ['/pad/{view}', { at: 'pad' }],
  ['/replay', { at: 'record' }],
  ['/puzzles', { at: 'puzzles' }],
  ['/puzzles/today', { at: 'puzzle', number: undefined }],
  ['/puzzles/{number}', { at: 'puzzle' }],
  ['/games', { at: 'games' }],
  ['/profile', { at: 'profile' }],
  ['/names/{name}', { at: 'name' }],
  ['/rules', { at: 'rules', edition: undefined, sheet: false }],
  ['/rules/{edition}', { at: 'rules', sheet: false }],
  ['/rules/{edition}/sheet', { at: 'rules', sheet: true }],
  ['/privacy', { at: 'privacy' }],
  ['/operator', { at: 'operator' }],
];

const partsOf = (path: string): string[] => path.split('/').filter((part) => part !== '');

/** Addresses that we did not write may be malformed. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The parameters of an address that fits the pattern. */
function fitted(pattern: string, parts: readonly string[]): Record<string, unknown> | undefined {
  const wanted = partsOf(pattern);
  if (wanted.length !== parts.length) return undefined;
  const found: Record<string, unknown> = {};
  for (const [at, part] of parts.entries()) {
    const parameter = parameterOf(wanted[at] ?? '');
    if (parameter === undefined) {
      if (trimmed(part).toLowerCase() !== wanted[at]) return undefined;
      continue;
    }
    const [member, read] = parameter;
    const value = read(member === 'name' ? part : trimmed(part));
    if (value === undefined) return undefined;
    found[member] = value;
  }
  return found;
}

/** Programs that send links encode '#' and '?', or add punctuation and parameters. Names may contain any of these. */
function repaired({ path, fragment }: Address): Address {
  if (/^\/+names\//i.test(path)) return { path, fragment };
  const [before = '', ...after] = path.split(/#|%23/);
  const [plain = ''] = before.split(/[?&;]|%3f|%26/i);
  const inside = trimmed(decoded([...after, fragment].filter((part) => part !== '').join('')));
  return { path: plain, fragment: /^[\w~-]*/.exec(inside)?.[0] ?? '' };
}

/** Reads an address, also one with a trailing slash, capitals, or characters around it. */
export function routeAt(address: Address): Route {
  const { path, fragment } = repaired(address);
  const parts = partsOf(path).map(decoded);
  // A last part of punctuation only comes from the text around the address.
  const kept = parts.filter(
    (part, at) => at < parts.length - 1 || trimmed(part) !== '' || parts[0] === 'names',
  );
  for (const [pattern, fixed] of pages) {
    const found = fitted(pattern, kept);
    if (found !== undefined)
      return { ...fixed, ...found, ...(fixed.at === 'pad' && { key: fragment }) } as Route;
  }
  return { at: 'nowhere' };
}

/** Returns the path of a page as our links have it; undefined for none. */
export function pathOf(route: Route): string | undefined {
  const members = new Map<string, unknown>(Object.entries(route));
  const page = pages.find(
    ([pattern, fixed]) =>
      Object.entries(fixed).every(([name, value]) => name === 'bots' || members.get(name) === value) &&
      fitted(pattern, filled(pattern, members)) !== undefined,
  );
  return page && `/${filled(page[0], members).map(encodeURIComponent).join('/')}`;
}

const filled = (pattern: string, members: ReadonlyMap<string, unknown>): string[] =>
  partsOf(pattern).map((part) => {
    const parameter = parameterOf(part);
    const value = parameter === undefined ? part : members.get(parameter[0]);
    return typeof value === 'number' ? String(value) : typeof value === 'string' ? value : '';
  });

/** The same address without what programs and people added. */
export function canonical(address: Address): Address {
  const path = pathOf(routeAt(address));
  return path === undefined ? address : { path, fragment: repaired(address).fragment };
}

const firstParts = [...new Set(pages.flatMap(([pattern]) => partsOf(pattern)[0] ?? []))];
const ourPath = new RegExp(String.raw`(/(?:${firstParts.join('|')})(?=[/#%?\s.,;!]|$).*)$`, 'is');

/** A link to one of our pages, and the server that it names. */
export interface Link extends Address {
  readonly origin: string | undefined;
}

/**
 * The link in a text that a person pasted, also inside the link of another program; undefined if there is
 * none.
 */
export const linkIn = (text: string): Link | undefined => plainLinkIn(text) ?? plainLinkIn(decoded(text));

function plainLinkIn(text: string): Link | undefined {
  const [, link] = ourPath.exec(text.replace(/^.*?[a-z]+:\/\/[^/\s]*/is, '')) ?? [];
  if (link === undefined) return undefined;
  const address = addressIn(link);
  if (address === undefined) return undefined;
  const before = text.slice(0, text.length - link.length);
  return { ...address, origin: /.*(https?:\/\/[^\s/]+)/is.exec(before)?.[1] };
}

function addressIn(link: string): Address | undefined {
  // A mail program breaks long lines, also before a key.
  const [first = ''] = link.replace(/\s+#(?=[\w~-]{16})/, '#').split(/[\s&"<>|]/);
  const [before = '', ...fragment] = first.split('#');
  const [path = ''] = before.split('?');
  const address = canonical({ path, fragment: fragment.join('') });
  return routeAt(address).at === 'nowhere' ? undefined : address;
}
