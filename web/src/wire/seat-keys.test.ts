import { expect, it, vi } from 'vitest';
import {
  dropSeatKey,
  forgetSeatKey,
  isSeatUnstored,
  keepSeatInAddress,
  keepSeatKey,
  keepSeatName,
  seatKeyOf,
  seatKeys,
  seatLink,
  takeSeatLink,
} from './seat-keys';

it('a seat key is stored per table until it is removed', () => {
  const key = { table: 'k7q2m9', seat: 1, token: 'secret' };
  keepSeatKey(key);
  expect(seatKeyOf('k7q2m9')).toMatchObject(key);
  expect(seatKeyOf('other')).toBeUndefined();
  forgetSeatKey('k7q2m9');
  expect(seatKeyOf('k7q2m9')).toBeUndefined();
});

it('the name at a table is stored only with its key', () => {
  keepSeatName('k7q2m9', 'Ben');
  expect(seatKeyOf('k7q2m9')).toBeUndefined();

  keepSeatKey({ table: 'k7q2m9', seat: 1, token: 'secret' });
  keepSeatName('k7q2m9', 'Ben');

  expect(seatKeyOf('k7q2m9')).toMatchObject({ token: 'secret', player: 'Ben' });
  forgetSeatKey('k7q2m9');
});

const mine = { table: 'k7q2m9', seat: 1, token: 'mine-mine-mine-mine-mine' };
const fresh = 'Zm9vYmFyYmF6cXV4-_AbCdEf';
function openLink(fragment: string): void {
  history.replaceState(null, '', `/t/k7q2m9${fragment}`);
  takeSeatLink('k7q2m9');
}

it('a seat link opens the seat elsewhere, and leaves no token in the address', () => {
  keepSeatKey(mine);
  const link = new URL(seatLink('k7q2m9', mine.token));
  forgetSeatKey('k7q2m9');

  openLink(link.hash);

  expect(seatKeyOf('k7q2m9')?.token).toBe(mine.token);
  expect(location.href).not.toContain(mine.token);
});

it('a link never ends with a character that programs exclude from links', () => {
  expect(seatLink('k7q2m9', `${mine.token}_`).endsWith('_/')).toBe(true);
});

it('a seat that the browser cannot store is kept in memory and in the address', () => {
  vi.stubGlobal('localStorage', null);
  history.replaceState(null, '', '/t/k7q2m9?speed=2');

  keepSeatKey({ table: 'k7q2m9', seat: 1, token: 'secret' });
  keepSeatInAddress('k7q2m9');

  expect(isSeatUnstored('k7q2m9')).toBe(true);
  expect(seatKeyOf('k7q2m9')?.token).toBe('secret');
  expect(location.pathname + location.search + location.hash).toBe('/t/k7q2m9?speed=2#secret');
  vi.unstubAllGlobals();
  forgetSeatKey('k7q2m9');
});

it('a stored seat stays out of the address', () => {
  history.replaceState(null, '', '/t/k7q2m9');
  keepSeatKey({ table: 'k7q2m9', seat: 1, token: 'secret' });
  keepSeatInAddress('k7q2m9');
  expect(location.hash).toBe('');
  forgetSeatKey('k7q2m9');
});

it('a damaged key counts as none', () => {
  for (const text of ['', 'null', '{"table":"k7q2m9"}', '{"table":"k7q2m9","seat":-1,"token":"a"}']) {
    localStorage.setItem('kuhhandel.seat.k7q2m9', text);
    expect(seatKeyOf('k7q2m9')).toBeUndefined();
  }
  forgetSeatKey('k7q2m9');
});

it('a new seat link replaces an older key', () => {
  keepSeatKey(mine);

  openLink(`#${fresh}`);
  keepSeatName('k7q2m9', 'Anna');

  expect(seatKeyOf('k7q2m9')?.token).toBe(fresh);
  dropSeatKey('k7q2m9');
  expect(seatKeyOf('k7q2m9')).toBeUndefined();
});

it('a link that the server does not know does not replace a seat', () => {
  keepSeatKey(mine);

  openLink(`#${fresh}`);
  dropSeatKey('k7q2m9');

  expect(seatKeyOf('k7q2m9')?.token).toBe(mine.token);
});

it.each(['#', '#new', '#main', '#short'])('%s is not a seat link', (fragment) => {
  keepSeatKey(mine);
  openLink(fragment);
  expect(seatKeyOf('k7q2m9')?.token).toBe(mine.token);
});

it('the most recently taken seat comes first', () => {
  localStorage.clear();
  localStorage.setItem('kuhhandel.seat.old', '{"table":"old","seat":0,"token":"of an earlier version"}');
  const now = vi.spyOn(Date, 'now');
  for (const [at, table] of ['first', 'second'].entries()) {
    now.mockReturnValueOnce(1000 + at);
    keepSeatKey({ table, seat: 0, token: 'secret' });
  }

  expect(seatKeys().map(({ table }) => table)).toEqual(['second', 'first', 'old']);
});
