import { cleanup, fireEvent, render, screen } from '../../../tools/rendering';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scenes } from '../../model/fixtures/scenes';
import { atBigScreen } from '../../model/fixtures/hand-scenes';
import { seatedAt } from '../../model/fixtures/seated';
import { playerFace, playerName } from '../../model/settings/player.svelte';
import { setLocale } from '../../parts/i18n/locale.svelte';
import '../joining/HandJoinPage.svelte';
import '../names/FaceLine.svelte';
import type { NewSeat, Snapshot, TableInfo } from '../../wire/protocol';
import TableHarness from './fixtures/TableHarness.svelte';

beforeEach(async () => {
  await setLocale('en');
  playerName.choose('');
  playerFace.choose(undefined);
});
afterEach(cleanup);

/** A visitor by the QR code, at a table where Lena has the cat's face; returns what they ask for. */
async function visit(): Promise<NewSeat[]> {
  const asked: NewSeat[] = [];
  const { session } = seatedAt('waiting', {
    seating: {
      takeSeat: (wanted) => {
        asked.push(wanted);
        return Promise.resolve({ ok: true, body: { table: 'k7q2m9', seat: 2, token: 'x' } });
      },
    },
  });
  const snapshot = atBigScreen(scenes['waiting'] as Snapshot);
  const seats = snapshot.table.seats.map((info, at) => (at === 0 ? { ...info, face: 'cat' } : info));
  session.receive({
    ...snapshot,
    you: { seat: null, host: false },
    table: { ...snapshot.table, seats: seats as TableInfo['seats'] },
  });
  render(TableHarness, { session });
  await vi.waitFor(() => screen.getByRole('button', { name: 'Sit down' }));
  return asked;
}

it('a visitor chooses a name and a face, and sits down', async () => {
  const asked = await visit();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Cat, taken by Lena' }).disabled).toBe(true);
  await fireEvent.input(screen.getByLabelText('Your name'), { target: { value: 'Opi' } });
  await fireEvent.click(screen.getByRole('radio', { name: 'Goat' }));
  await fireEvent.click(screen.getByRole('button', { name: 'Sit down' }));
  expect(asked).toEqual([{ player: 'Opi', face: 'goat' }]);
});

it('the page asks for a face once', async () => {
  await visit();
  await vi.dynamicImportSettled();
  expect(screen.getAllByText('Your face')).toHaveLength(1);
});

it('who has a name and a face in this browser only sits down', async () => {
  playerName.choose('Opi');
  playerFace.choose('dog');
  const asked = await visit();
  await fireEvent.click(screen.getByRole('button', { name: 'Sit down' }));
  expect(asked).toEqual([{ player: 'Opi', face: 'dog' }]);
});

it('a name that is taken there gets another one', async () => {
  playerName.choose('Lena');
  const asked = await visit();
  await fireEvent.click(screen.getByRole('button', { name: 'Sit down' }));
  expect(asked).toEqual([]);
  await fireEvent.click(screen.getByRole('button', { name: 'How about Lena 2?' }));
  await fireEvent.click(screen.getByRole('button', { name: 'Sit down' }));
  expect(asked).toEqual([{ player: 'Lena 2' }]);
});
