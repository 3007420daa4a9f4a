import { expect, it, vi } from 'vitest';
import type { DeviceRequest } from '../../wire/device/requests';

const opened: DeviceRequest[] = [];
vi.mock('../../wire/device/one-request', () => ({
  requestOnce: async (request: DeviceRequest) => {
    opened.push(request);
    await Promise.resolve();
    return { ok: true, body: {} };
  },
}));

it('"Play offline" pressed twice opens one table', async () => {
  const { openBotTableHere } = await import('./create-table');
  const before = history.length;

  await Promise.all([openBotTableHere(), openBotTableHere()]);

  expect(opened).toHaveLength(1);
  expect(history.length - before).toBe(1);
  expect(location.pathname).toMatch(/^\/local\//);
});
