import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepAwake } from './display';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A browser that grants wake locks while `allows` is true. */
class Browser {
  allows = true;
  readonly locks: { released: boolean; release: () => Promise<void> }[] = [];
  readonly request = vi.fn(() => {
    if (!this.allows) return Promise.reject(new DOMException('', 'NotAllowedError'));
    const lock = {
      released: false,
      release: () => {
        lock.released = true;
        return Promise.resolve();
      },
    };
    this.locks.push(lock);
    return Promise.resolve(lock);
  });

  constructor() {
    vi.stubGlobal('navigator', { wakeLock: { request: this.request } });
  }
}

async function touch(): Promise<void> {
  window.dispatchEvent(new Event('pointerdown'));
  for (let turn = 0; turn < 4; ++turn) await Promise.resolve();
}

// vueuse #3484: Safari refuses the first lock until the page is touched.
it('asks again at a touch if the browser has refused', async () => {
  const browser = new Browser();
  browser.allows = false;
  const end = keepAwake();
  await touch();
  expect(browser.locks).toEqual([]);
  browser.allows = true;
  await touch();
  await touch();
  expect(browser.locks).toHaveLength(1);
  end();
  expect(browser.locks[0]?.released).toBe(true);
});

// descent #235: the system takes a lock back.
it('takes another lock when the system has taken one back', async () => {
  const browser = new Browser();
  const end = keepAwake();
  await touch();
  expect(browser.locks).toHaveLength(1);
  await browser.locks[0]?.release();
  await touch();
  expect(browser.locks).toHaveLength(2);
  end();
});

// initiative #424: a page that stays visible had no occasion to ask again.
it('takes another lock within a minute without any touch, also after refusals', async () => {
  const browser = new Browser();
  const end = keepAwake();
  await vi.advanceTimersByTimeAsync(0);
  await browser.locks[0]?.release();
  browser.allows = false;
  await vi.advanceTimersByTimeAsync(120_000);
  expect(browser.locks).toHaveLength(1);
  browser.allows = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(browser.locks).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(browser.locks).toHaveLength(2);
  end();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(browser.locks).toHaveLength(2);
});

it('takes another lock when the page is visible again', async () => {
  const browser = new Browser();
  const end = keepAwake();
  await vi.advanceTimersByTimeAsync(0);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await browser.locks[0]?.release();
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(120_000);
  expect(browser.locks).toHaveLength(1);
  hidden.mockRestore();
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(browser.locks).toHaveLength(2);
  end();
});

it('does without on plain http', () => {
  vi.stubGlobal('navigator', {});
  expect(() => keepAwake()()).not.toThrow();
});
