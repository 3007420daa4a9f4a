import { afterEach, expect, it, vi } from 'vitest';
import { keepAwake } from './display';

afterEach(() => vi.unstubAllGlobals());

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

it('does without on plain http', () => {
  vi.stubGlobal('navigator', {});
  expect(() => keepAwake()()).not.toThrow();
});
