import { afterEach, expect, it, vi } from 'vitest';
import { shareText } from './share-text';

afterEach(() => vi.unstubAllGlobals());

const device = (able: Partial<Navigator>) => vi.stubGlobal('navigator', able);

it('a device that can share does so, and a cancelled share copies nothing', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  const share = vi.fn(() => Promise.resolve());
  device({ share, clipboard: { writeText } as unknown as Clipboard });
  expect(await shareText('one line')).toBe('shared');

  share.mockRejectedValueOnce(new DOMException('', 'AbortError'));
  expect(await shareText('one line')).toBe('kept');
  expect(writeText).not.toHaveBeenCalled();
});

it('the text is copied if sharing is refused or unavailable', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  device({
    share: () => Promise.reject(new DOMException('', 'NotAllowedError')),
    clipboard: { writeText } as unknown as Clipboard,
  });
  expect(await shareText('one line')).toBe('copied');
  expect(writeText).toHaveBeenCalledWith('one line');
});

it('an insecure page has no clipboard, and copies anyway', async () => {
  device({});
  let copied = '';
  Object.assign(document, {
    execCommand: () => {
      copied = document.querySelector('textarea')?.value ?? '';
      return true;
    },
  });

  expect(await shareText('one line')).toBe('copied');
  expect(copied).toBe('one line');
  expect(document.querySelector('textarea')).toBeNull();
});
