import { render } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import DeviceTable from './DeviceTable.svelte';

afterEach(() => vi.unstubAllGlobals());

function openTable() {
  const terminate = vi.fn();
  class Bench {
    postMessage = vi.fn();
    terminate = terminate;
  }
  vi.stubGlobal('Worker', Bench);
  render(DeviceTable, { id: 'a-table' });
  return terminate;
}

const shownAgain = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

// WebKit freezes a page together with its worker's open transaction: no page could open the stored games
// then.
test('a page that is left ends its worker, and begins anew when it is shown again', () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  const terminate = openTable();
  shownAgain(false);
  expect(terminate).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();

  dispatchEvent(new Event('pagehide'));
  expect(terminate).toHaveBeenCalled();
  shownAgain(true);
  expect(reload).toHaveBeenCalled();
});
