import { expect, it, vi } from 'vitest';
import {
  forgetSeatKey,
  isSeatUnstored,
  keepSeatInAddress,
  keepSeatKey,
  keepSeatName,
  seatKeyOf,
  seatKeys,
  seatLinkOf,
  takeSeatLink,
} from './seat-keys';

it('a seat key is kept per table until it is forgotten', () => {
  const key = { table: 'k7q2m9', seat: 1, token: 'secret' };
  keepSeatKey(key);
  expect(seatKeyOf('k7q2m9')).toMatchObject(key);
  expect(seatKeyOf('other')).toBeUndefined();
  forgetSeatKey('k7q2m9');
  expect(seatKeyOf('k7q2m9')).toBeUndefined();
});

it('by which name one goes at a table is kept with its key, and not without one', () => {
  keepSeatName('k7q2m9', 'Ben');
  expect(seatKeyOf('k7q2m9')).toBeUndefined();

  keepSeatKey({ table: 'k7q2m9', seat: 1, token: 'secret' });
  keepSeatName('k7q2m9', 'Ben');

  expect(seatKeyOf('k7q2m9')).toMatchObject({ token: 'secret', player: 'Ben' });
  forgetSeatKey('k7q2m9');
});

it('a link of the seat opens it elsewhere, and leaves no token in the address', () => {
  keepSeatKey({ table: 'k7q2m9', seat: 1, token: 'secret' });
  const link = seatLinkOf('k7q2m9') ?? '';
  forgetSeatKey('k7q2m9');

  history.replaceState(null, '', new URL(link).pathname + new URL(link).hash);
  takeSeatLink('k7q2m9');

  expect(seatKeyOf('k7q2m9')?.token).toBe('secret');
  expect(location.href).not.toContain('secret');
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

it('a link of another seat takes nobody out of their own', () => {
  keepSeatKey({ table: 'k7q2m9', seat: 1, token: 'mine' });
  history.replaceState(null, '', '/t/k7q2m9#other');

  takeSeatLink('k7q2m9');

  expect(seatKeyOf('k7q2m9')?.token).toBe('mine');
  expect(seatLinkOf('elsewhere')).toBeUndefined();
});

it('of all seats the one that was taken last comes first', () => {
  localStorage.clear();
  localStorage.setItem('kuhhandel.seat.old', '{"table":"old","seat":0,"token":"of an earlier version"}');
  const now = vi.spyOn(Date, 'now');
  for (const [at, table] of ['first', 'second'].entries()) {
    now.mockReturnValueOnce(1000 + at);
    keepSeatKey({ table, seat: 0, token: 'secret' });
  }

  expect(seatKeys().map(({ table }) => table)).toEqual(['second', 'first', 'old']);
});
