import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { blocked } from '../../model/settings/blocked.svelte';
import { strangersGame } from '../../model/settings/strangers-game.svelte';
import { ownName } from '../../wire/own-name.svelte';
import { keepSeatKey, seatKeyOf } from '../../wire/seat-keys';
import { goWhereSomebodyIs } from './playing';

function answering(answer: unknown) {
  const fetched = vi.fn<(path: string, request?: RequestInit) => Promise<Response>>(() =>
    Promise.resolve(Response.json(answer)),
  );
  vi.stubGlobal('fetch', fetched);
  return () => fetched.mock.calls.map(([, request]) => JSON.parse(request?.body as string) as unknown);
}

beforeEach(() => {
  localStorage.clear();
  ownName.forget();
  blocked.keep([]);
  blocked.keepGuests([]);
  strangersGame.choose({ seats: 3, bots: true });
  keepSeatKey({ table: 'here', seat: 0, token: 'x' });
});
afterEach(() => vi.unstubAllGlobals());

it('a lone waiting player repeats the request, and stays if no other player waits', async () => {
  const asked = answering({ table: 'here' });

  expect(await goWhereSomebodyIs('here', 'Anna')).toBe(false);

  expect(asked()).toMatchObject([{ player: 'Anna', seats: 3, bots: true, waits_at: 'here', token: 'x' }]);
  expect(seatKeyOf('here')).toBeDefined();
});

it('moves to a table with a player, and releases the old seat', async () => {
  answering({ table: 'there', seat: 1, token: 'y' });

  expect(await goWhereSomebodyIs('here', 'Anna')).toBe(true);

  expect(location.pathname).toBe('/t/there');
  expect(seatKeyOf('there')?.token).toBe('y');
  expect(seatKeyOf('here')).toBeUndefined();
});

it('sends the block list of this device if the server does not have it', async () => {
  blocked.keep(['Ben']);
  blocked.keepGuests([
    { table: 'one', name: 'Gast' },
    { table: 'one', name: 'Other' },
  ]);
  ownName.keep({ name: 'Anna', key: '00' });
  const asked = answering({ table: 'here' });

  await goWhereSomebodyIs('here', 'Guest 12');
  await goWhereSomebodyIs('here', 'Anna');

  expect(asked()).toMatchObject([{ blocked: ['Ben'], not_at: ['one'] }, { not_at: ['one'] }]);
  expect(asked()[1]).not.toHaveProperty('blocked');
});
