import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Page } from 'playwright-core';
import { build, preview, type InlineConfig, type PreviewServer } from 'vite';
import { afterAll, beforeAll } from 'vitest';
import { editionWords } from '../../tools/edition-words';
import { messages } from '../../tools/messages/plugin';
import { sharedMedia } from '../../tools/shared-media';

export interface Scenes {
  /** Shows the screen of that name of src/model/fixtures, as the gallery of the developers does; in the browser's theme where none is named. */
  open(page: Page, scene: string, theme?: 'light' | 'dark'): Promise<void>;
}

const galleryIn = (root: string, outDir: string): InlineConfig => ({
  root,
  configFile: false,
  logLevel: 'error',
  plugins: [svelte(), sharedMedia(), editionWords(), messages()],
  build: { outDir, assetsInlineLimit: 0, rolldownOptions: { input: join(root, 'gallery/index.html') } },
  preview: { host: '127.0.0.1', port: 0 },
});

/** Single screens without a game, for the pictures and checks of one file; from the client in `root`. */
export function openScenes(root = process.cwd()): Scenes {
  let folder: string;
  let gallery: PreviewServer;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kuhhandel-gallery-'));
    // A page of hundreds of modules, as they are served during development, takes a slow machine many times as long.
    await build(galleryIn(root, folder));
    gallery = await preview(galleryIn(root, folder));
  });
  afterAll(async () => {
    await gallery.close();
    await rm(folder, { recursive: true, force: true });
  });
  return {
    open: async (page, scene, theme) => {
      // A scene has no server, and no game to review.
      const nothing = { error: 'no_such_game', message: 'There is no game behind this screen.' };
      await page.route('**/api/**', (route) => route.fulfill({ status: 404, json: nothing }));
      const dress = theme === undefined ? '' : `&theme=${theme}`;
      const address = new URL(`/gallery/?scene=${scene}${dress}`, gallery.resolvedUrls?.local[0]);
      // Not all of the page has to come: a journey may hold its pictures back.
      await page.goto(address.href, { waitUntil: 'commit' });
      await page.locator('#main').waitFor();
    },
  };
}
