import { cleanup, fireEvent, render, screen, waitFor } from '../../../tools/rendering';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Model } from '../../model/model';
import { seatedAt } from '../../model/fixtures/seated';
import { setLocale } from '../../parts/i18n/locale.svelte';
import type { Answer } from '../../wire/ask';
import type { SeatKey, TableInfo } from '../../wire/protocol';
import type { SharedSeat } from '../../wire/shared-seats';
import { absenceOf, type Absence } from './absence';
import AbsentHere from './AbsentHere.svelte';

const bjorn: SharedSeat = { table: 'k7q2m9', seat: 0, token: 'of-bjorn', player: 'Björn' };
const freed = { seat: 0, player: 'Björn', by: 'Lena', reason: 'was_away' } as const;

beforeEach(() => setLocale('en'));
afterEach(cleanup);

/** Returns the reason why Björn has no seat at such a table. */
function absenceAt(table: Partial<TableInfo>, seat: number | null = null) {
  const { model } = seatedAt('auction').session;
  if (model === undefined) throw new Error('no table');
  const at: Model = { ...model, you: { seat, host: false }, table: { ...model.table, ...table } };
  return absenceOf(at, 'Björn');
}

it('a person who has a seat is not absent, nor one whose seat comes with the next message', () => {
  expect(absenceAt({ freed: [freed] }, 0)).toBeUndefined();
  const back = { kind: 'person', name: 'Björn', away: false } as TableInfo['seats'][number];
  expect(absenceAt({ seats: [back], freed: [freed] })).toBeUndefined();
});

it('a person without a seat waits for the host, lost it, or was turned down', () => {
  expect(absenceAt({ newcomers: [{ player: 'Björn', seat: 1, admitted: false }], freed: [freed] })).toEqual({
    is: 'waiting',
    admitted: false,
  });
  expect(absenceAt({ freed: [freed] })).toEqual({ is: 'freed', freed });
  expect(absenceAt({ freed: [] })).toEqual({ is: 'turned down' });
});

function show(absence: Absence, answer: Answer<SeatKey> = { ok: true, body: bjorn }) {
  const calls: string[] = [];
  render(AbsentHere, {
    absent: [{ person: bjorn, absence }],
    host: 'Lena',
    runs: true,
    askBack: ({ player }: SharedSeat) => {
      calls.push(`${player} asks`);
      return Promise.resolve(answer);
    },
    remove: ({ player }: SharedSeat) => calls.push(`${player} removed`),
  });
  return calls;
}

it('says who gave the seat away and why, and both answers are possible', async () => {
  const calls = show({ is: 'freed', freed });
  expect(screen.getByRole('status').textContent.replaceAll(/[\s\u2066-\u2069]+/g, ' ')).toContain(
    'Björn: Lena removed you. You were away for a while.',
  );
  await fireEvent.click(screen.getByRole('button', { name: 'Ask for it back' }));
  await fireEvent.click(screen.getByRole('button', { name: 'Remove from this device' }));
  expect(calls).toEqual(['Björn asks', 'Björn removed']);
});

it('says why the person cannot ask', async () => {
  show({ is: 'freed', freed }, { ok: false, error: { error: 'table_full', message: 'The table is full.' } });
  await fireEvent.click(screen.getByRole('button', { name: 'Ask for it back' }));
  await waitFor(() => screen.getByRole('alert'));
});

it('says for whom a further person waits', () => {
  show({ is: 'waiting', admitted: false });
  expect(screen.getByRole('status').textContent).toMatch(/Waiting for .*Lena.* to let you in\./);
  expect(screen.queryByRole('button', { name: 'Ask for it back' })).toBeNull();
});
