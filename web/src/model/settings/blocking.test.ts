import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ownName } from '../../wire/own-name.svelte';
import { keepSeatKey } from '../../wire/seat-keys';
import { blocked } from './blocked.svelte';
import { block, blockAt, bringBlocks, refreshBlocks, mostBlocked, unblock } from './blocking';

/** A server with these answers, and the requests it received. */
function answering(...answers: readonly unknown[]) {
  const left = [...answers];
  const fetched = vi.fn<(path: string, request?: RequestInit) => Promise<Response>>(() =>
    Promise.resolve(Response.json(left.shift() ?? {})),
  );
  vi.stubGlobal('fetch', fetched);
  return () => fetched.mock.calls.map(([path, request]) => [path, request?.body ?? null]);
}
const keepAName = () => ownName.keep({ name: 'Anna', key: '00' });

beforeEach(() => {
  localStorage.clear();
  ownName.forget();
  blocked.keep([]);
  blocked.keepGuests([]);
});
afterEach(() => vi.unstubAllGlobals());

it('a guest’s list is on the device, without duplicates and limited', async () => {
  const asked = answering();
  await block('Ben');
  await block('Cleo');
  await block(' ben');
  expect(blocked.names).toEqual([' ben', 'Cleo']);
  await unblock('CLEO');
  expect(blocked.names).toEqual([' ben']);

  blocked.keep(Array.from({ length: mostBlocked }, (_, at) => `Guest ${String(at)}`));
  expect((await block('Dora'))?.error).toBe('too_many_blocked');
  expect(asked()).toEqual([]);
});

it('a registered name has its list on the server', async () => {
  keepAName();
  const asked = answering({ names: ['Ben'] }, { names: [] }, { names: ['Zoe'] });

  await block('Ben');
  expect(blocked.names).toEqual(['Ben']);
  await unblock('Ben');
  expect(blocked.names).toEqual([]);
  await refreshBlocks();
  expect(blocked.names).toEqual(['Zoe']);

  expect(asked()).toEqual([
    ['/api/name/blocks', '{"block":["Ben"]}'],
    ['/api/name/blocks', '{"unblock":["Ben"]}'],
    ['/api/name/blocks', null],
  ]);
});

it('at a table a registered name is blocked permanently, a guest only there', async () => {
  keepSeatKey({ table: 't', seat: 0, token: 'x' });
  const asked = answering({ player: 'Ben', kept: true }, { player: 'Gast', kept: false });

  await blockAt('t', 1);
  await blockAt('t', 2);

  expect(blocked.names).toEqual(['Ben']);
  expect(blocked.guests).toEqual([{ table: 't', name: 'Gast' }]);
  expect(blocked.has('Ben', 'elsewhere')).toBe(true);
  expect(blocked.has('gast', 't')).toBe(true);
  expect(blocked.has('Gast', 'elsewhere')).toBe(false);
  expect(asked()[0]).toEqual(['/api/tables/t/sitting', '{"token":"x","seat":1}']);
});

it('a name that is opened on this device brings its list', async () => {
  await block('Ben');
  await block('Cleo');
  keepAName();
  const asked = answering({ names: ['Zoe'] }, { names: ['Cleo', 'Ben', 'Zoe'] });

  await bringBlocks();

  expect(blocked.names).toEqual(['Cleo', 'Ben', 'Zoe']);
  expect(asked()[1]).toEqual(['/api/name/blocks', '{"block":["Ben","Cleo"]}']);
});

it('a refused change has no effect', async () => {
  keepAName();
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ error: 'too_many_blocked', message: 'no' }, { status: 409 })),
  );

  expect((await block('Ben'))?.error).toBe('too_many_blocked');

  expect(blocked.names).toEqual([]);
});
