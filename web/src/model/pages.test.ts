// @vitest-environment node
import { expect, it } from 'vitest';
import { canonical, codeIn, linkIn, pathOf, routeAt, type Address, type Route } from './pages';

const at = (address: string): Address => {
  const [path = '', ...fragment] = address.split('#');
  return { path, fragment: fragment.join('#') };
};
const table = 'k7q2m9abcdefg';
const token = 'Zm9vYmFyYmF6cXV4-_AbCdEf';

/** Every page once, with the fragment that it may have. */
const pages: readonly (readonly [string, Route])[] = [
  ['/', { at: 'lobby' }],
  [`/t/${table}`, { at: 'table', table, bots: 'none' }],
  [`/t/${table}#${token}`, { at: 'table', table, bots: 'none' }],
  [`/t/${table}/games/3#lost-2`, { at: 'replay', table, game: 3 }],
  ['/local/first-23', { at: 'local', table: 'first-23' }],
  ['/tv', { at: 'tv', table: undefined }],
  ['/tv/k7q2m9abcdefg', { at: 'tv', table: 'k7q2m9abcdefg' }],
  ['/local/lesson', { at: 'lesson' }],
  ['/pad#', { at: 'pad', view: 'pad', key: '' }],
  [`/pad#${token}`, { at: 'pad', view: 'pad', key: token }],
  [`/pad/statistics#~4f2b`, { at: 'pad', view: 'statistics', key: '~4f2b' }],
  ['/replay', { at: 'record' }],
  ['/puzzles', { at: 'puzzles' }],
  ['/puzzles/today', { at: 'puzzle', number: undefined }],
  ['/puzzles/17', { at: 'puzzle', number: 17 }],
  ['/games', { at: 'games' }],
  ['/profile', { at: 'profile' }],
  ['/names/J%C3%B6rg%20%23%202%3F', { at: 'name', name: 'Jörg # 2?' }],
  ['/rules', { at: 'rules', edition: undefined, sheet: false }],
  ['/rules/second', { at: 'rules', edition: 'second', sheet: false }],
  ['/rules/second/sheet', { at: 'rules', edition: 'second', sheet: true }],
  ['/privacy', { at: 'privacy' }],
  ['/operator', { at: 'operator' }],
];

it.each(pages)('the address %s is parsed, and its path is that of its page', (address, route) => {
  expect(routeAt(at(address))).toEqual(route);
  expect(pathOf(route)).toBe(at(address).path);
  expect(canonical(at(address))).toEqual(at(address));
});

// Law: what programs and people do to an address changes neither the page nor the key.
const manglings: Readonly<Record<string, (path: string, fragment: string) => string>> = {
  'a slash at the end': (path, fragment) => `${path}/${fragment}`,
  'two slashes': (path, fragment) => `/${path}${fragment}`,
  capitals: (path, fragment) => path.toUpperCase() + fragment,
  'an encoded #': (path, fragment) => path + fragment.replace('#', '%23'),
  'a full stop': (path, fragment) => `${path}${fragment}.`,
  'an encoded blank and a quote': (path, fragment) => `${path}${fragment}%20%22`,
  'a slash after the key, and a full stop': (path, fragment) => `${path}${fragment}/.`,
  'a closing bracket': (path, fragment) => `${path}${fragment})`,
  'a no-break space': (path, fragment) => `${path}${fragment}%C2%A0`,
  'an encoded question mark': (path, fragment) => `${path}%3Futm_source=x${fragment}`,
  'parameters without a question mark': (path, fragment) => `${path}&utm_source=x${fragment}`,
  'a session id': (path, fragment) => `${path};jsessionid=1${fragment}`,
  'a second number sign': (path, fragment) => `${path}${fragment.replace('#', '##')}`,
  'parameters of a redirect': (path, fragment) => `${path}${fragment === '' ? '' : `${fragment}&sa=D&usg=x`}`,
};
for (const [what, mangle] of Object.entries(manglings))
  it.each(pages.filter(([address]) => !/^\/(names|local)/.test(address)))(
    `${what} changes nothing at %s`,
    (address, route) => {
      const { path, fragment } = at(address);
      const mangled = at(mangle(path, fragment === '' ? '' : `#${fragment}`));

      expect(routeAt(mangled)).toEqual(route);
      expect(canonical(mangled)).toEqual(at(address));
    },
  );

it.each([
  '/t/%',
  '/t/',
  '/t/.',
  '/nothing',
  '/t/a/b',
  '/pad/cellar',
  '/puzzles/0',
  '/rules/second/3',
  '/t/x/games/0',
  '/local/%',
])('%s is not a page', (address) => {
  expect(routeAt(at(address))).toEqual({ at: 'nowhere' });
  expect(canonical(at(address))).toEqual(at(address));
});

it.each([
  ['K7Q2M9', 'k7q2m9'],
  [' k7q 2m9 ', 'k7q2m9'],
  ['k7q-2m9', 'k7q2m9'],
  ['k7q–2m9', 'k7q2m9'],
  ['„k7q2m9“.', 'k7q2m9'],
  ['“k7q2m9”,', 'k7q2m9'],
  ['ｋ７ｑ２ｍ９', 'k7q2m9'],
  ['К7q2М9', 'k7q2m9'],
  ['Κ7q2Μ9', 'k7q2m9'],
  ['k٧q۲m9', 'k7q2m9'],
  ['k7q\u200B2m9\uFEFF', 'k7q2m9'],
  ['(k7q2m9)', 'k7q2m9'],
  ['#k7q2m9', 'k7q2m9'],
  ['Code: k7q2m9', 'k7q2m9'],
  ['Our table, today:\u00A0K7Q2M9.', 'k7q2m9'],
  ['k7q.2m9', 'k7q2m9'],
  ["k7q'2m9", 'k7q2m9'],
  ['  ', ''],
])('the typed code %s is %s', (typed, code) => {
  expect(linkIn(typed)).toBeUndefined();
  expect(codeIn(typed)).toBe(code);
});

it.each([
  [`https://laptop.local:8080/t/${table}#${token}`, `/t/${table}#${token}`],
  [`laptop.fritz.box/t/${table}`, `/t/${table}#`],
  [`/t/${table}`, `/t/${table}#`],
  [`Come and play: https://a.example/T/${table.toUpperCase()}/. See you!`, `/t/${table}#`],
  [`„https://a.example/t/${table}#${token}“`, `/t/${table}#${token}`],
  [`<https://a.example/t/${table}%23${token}>`, `/t/${table}#${token}`],
  [`https://a.example/t/${table}?speed=0#${token}.`, `/t/${table}#${token}`],
  [`https://a.github.io/kuhhandel/?at=/pad#${token}`, `/pad#${token}`],
  [`https://a.example/t/${table}\r\n #${token}`, `/t/${table}#${token}`],
  [`https://a.example/t/${table} #fun`, `/t/${table}#`],
  [`https://t.example/pad#${token}`, `/pad#${token}`],
  [`http://[::1]:8080/t/${table}`, `/t/${table}#`],
  [`<https://a.example/t/${table}#${token}|Sunday>`, `/t/${table}#${token}`],
  [`[Sunday](https://a.example/t/${table}#${token})`, `/t/${table}#${token}`],
  [`<a href="https://a.example/t/${table}#${token}">Sunday</a>`, `/t/${table}#${token}`],
  [`https://a.example/t/${table}?fbclid=x#${token}:~:text=Sunday`, `/t/${table}#${token}`],
  [`https://a.example/t/${table}&amp;x`, `/t/${table}#`],
  [`https://a.example/?at=%2Ft%2F${table}#${token}`, `/t/${table}#${token}`],
])('finds the link in %s', (text, link) => {
  expect(linkIn(text)).toMatchObject(at(link));
});

it.each([
  (link: string) => encodeURIComponent(link),
  (link: string) =>
    `https://eur01.safelinks.protection.outlook.com/?url=${encodeURIComponent(link)}&data=05%7C`,
  (link: string) => `https://www.google.com/url?q=${link.replace('#', '%23')}&sa=D&source=docs`,
  (link: string) => `https://l.facebook.com/l.php?u=${encodeURIComponent(link)}&h=AT0`,
])('a link that another program has wrapped is found, with the server that it names', (wrapped) => {
  const origin = 'http://laptop.fritz.box:8080';
  expect(linkIn(wrapped(`${origin}/t/${table}#${token}`))).toEqual({
    path: `/t/${table}`,
    fragment: token,
    origin,
  });
  expect(linkIn(`/t/${table}`)?.origin).toBeUndefined();
});

it('a token is never part of a path', () => {
  for (const text of [`/t/${table}#${token}`, `/t/${table}%23${token}`, `/T/${table}/#${token}`])
    expect(linkIn(text)?.path).toBe(`/t/${table}`);
});
