import { fireEvent, render, screen } from '../../../tools/rendering';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setLocale } from '../../parts/i18n/locale.svelte';
import { FakeLocks } from '../../wire/device/fixtures/fake-locks';
import { holdTable } from '../../wire/device/table-hold';
import DeviceTable from './DeviceTable.svelte';

const started = vi.fn();
const terminate = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  class FakeWorker {
    postMessage = started;
    terminate = terminate;
  }
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.stubGlobal('navigator', { locks: new FakeLocks() });
});
afterEach(() => vi.unstubAllGlobals());

const shownAgain = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
const startsHere = () => vi.waitFor(() => expect(started).toHaveBeenCalled());

// WebKit freezes a page together with its worker's open transaction: no page could open the stored games
// then.
test('leaving the page ends its worker, and returning starts a new one', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  render(DeviceTable, { id: 'a-table' });
  await startsHere();
  shownAgain(false);
  expect(terminate).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();

  dispatchEvent(new Event('pagehide'));
  expect(terminate).toHaveBeenCalled();
  await vi.waitFor(async () => expect(await holdTable('a-table', () => undefined)).toBeDefined());
  shownAgain(true);
  expect(reload).toHaveBeenCalled();
});

test('a table open in another tab is reported, and continues here on request', async () => {
  await setLocale('en');
  const lost = vi.fn();
  const elsewhere = await holdTable('a-table', () => {
    lost();
    elsewhere?.release();
  });
  render(DeviceTable, { id: 'a-table' });
  await screen.findByRole('heading', { name: 'This table is open in another tab' });
  expect(started).not.toHaveBeenCalled();

  elsewhere?.release();
  await fireEvent.click(screen.getByRole('button', { name: 'Play here' }));
  await startsHere();
});
