import { cleanup, fireEvent, render, screen, waitFor } from '../../../tools/rendering';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { seatedAt, takesNoSeat, type Eyes } from '../../model/fixtures/seated';
import type { Sharing } from '../../model/session/seating.svelte';
import { setLocale } from '../../parts/i18n/locale.svelte';
import type { Answer } from '../../wire/ask';
import type { NewSeat, SeatKey } from '../../wire/protocol';
import type { SharedSeat } from '../../wire/shared-seats';
import TableHarness from '../table/fixtures/TableHarness.svelte';
import '../../table/seating/SharedDevice.svelte';

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status: 404 })));
  await setLocale('en');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const bjorn: SharedSeat = { table: 'k7q2m9', seat: 2, token: 'of-bjorn', player: 'Björn' };

const inPrivate: Eyes = {
  table: (snapshot) => ({ ...snapshot, table: { ...snapshot.table, public: false } }),
  event: (event) => event,
  view: (view) => view,
};

function open(seats: readonly SharedSeat[], answer: Answer<SeatKey>) {
  const asked: NewSeat[] = [];
  const removed: SharedSeat[] = [];
  const sharing: Sharing = {
    seats,
    add: (wanted) => {
      asked.push(wanted);
      return Promise.resolve(answer);
    },
    remove: (seat) => removed.push(seat),
    linkOf: ({ token }) => `https://kuhhandel.example/t/k7q2m9#${token}`,
  };
  const { session } = seatedAt('waiting', { seating: { takeSeat: takesNoSeat, sharing } }, inPrivate);
  render(TableHarness, { session });
  return { asked, removed };
}

async function sitDown(name: string) {
  await fireEvent.click(
    await screen.findByRole('button', { name: /^Someone else plays on this device too/ }),
  );
  await fireEvent.input(screen.getByLabelText('Your name'), { target: { value: name } });
  await fireEvent.click(screen.getByRole('button', { name: 'Sit down' }));
}

it('seats a further person with a name and a face of their own', async () => {
  const { asked } = open([], { ok: true, body: bjorn });
  await sitDown(' Björn ');
  expect(asked).toEqual([{ player: 'Björn' }]);
});

it('says why the further person cannot sit down, at the name', async () => {
  open([], { ok: false, error: { error: 'name_taken', field: 'player', message: 'The name is taken.' } });
  await sitDown('Lena');
  await waitFor(() => expect(screen.getByLabelText('Your name').getAttribute('aria-invalid')).toBe('true'));
});

it('lets a person move to a device of their own by the link of their seat', async () => {
  const { removed } = open([bjorn], { ok: true, body: bjorn });
  await fireEvent.click(await screen.findByRole('button', { name: 'Plays elsewhere' }));
  expect(screen.getByLabelText<HTMLInputElement>('Link to your seat').value).toContain('#of-bjorn');
  await fireEvent.click(screen.getByRole('button', { name: 'Remove from this device' }));
  expect(removed).toEqual([bjorn]);
});
