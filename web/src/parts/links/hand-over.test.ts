import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { handOver } from './hand-over';

const picture = new Blob(['…'], { type: 'image/png' });
const message = { title: 'Robbery', text: '2 pigs for one zero.' };
const share = vi.fn<(data: ShareData) => Promise<void>>();
const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);

beforeEach(() => {
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
  vi.stubGlobal('navigator', { canShare: () => true, share });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

it('shares a picture with its text if the device can', async () => {
  share.mockResolvedValue();

  await handOver(picture, 'tale.png', message);

  expect(share.mock.lastCall?.[0]).toMatchObject(message);
  expect(share.mock.lastCall?.[0].files?.[0]?.name).toBe('tale.png');
  expect(click).not.toHaveBeenCalled();
});

it('does nothing else if the user cancels', async () => {
  share.mockRejectedValue(new DOMException('', 'AbortError'));

  await handOver(picture, 'tale.png', message);

  expect(click).not.toHaveBeenCalled();
});

it('downloads it if sharing is refused or unavailable, and everything that is not a picture', async () => {
  share.mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await handOver(picture, 'tale.png', message);
  expect(click).toHaveBeenCalledTimes(1);

  await handOver(new Blob(['{}'], { type: 'application/json' }), 'record.json');
  expect(click).toHaveBeenCalledTimes(2);
  expect(share).toHaveBeenCalledTimes(1);

  vi.stubGlobal('navigator', {});
  await handOver(picture, 'tale.png');
  expect(click).toHaveBeenCalledTimes(3);
});
