import type { Page } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll } from 'vitest';

export interface Scenes {
  /** Shows the screen of that name of src/model/fixtures, as the gallery of the developers does; in the browser's theme where none is named. */
  open(page: Page, scene: string, theme?: 'light' | 'dark'): Promise<void>;
}

/** Single screens without a game behind them, for the pictures and laws of one file. */
export function openScenes(): Scenes {
  let vite: ViteDevServer;
  beforeAll(async () => {
    vite = await createServer({ server: { port: 0, host: '127.0.0.1' }, logLevel: 'error' });
    await vite.listen();
  });
  afterAll(() => vite.close());
  return {
    open: async (page, scene, theme) => {
      const dress = theme === undefined ? '' : `&theme=${theme}`;
      const address = new URL(`/gallery/?scene=${scene}${dress}`, vite.resolvedUrls?.local[0]);
      // Not all of the page has to come: a journey may hold its pictures back.
      await page.goto(address.href, { waitUntil: 'commit' });
      await page.locator('#act').waitFor();
    },
  };
}
