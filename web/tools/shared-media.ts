import { fileURLToPath } from 'node:url';
import globalData from '@csstools/postcss-global-data';
import customMedia from 'postcss-custom-media';
import type { Plugin } from 'vite';

const definitions = fileURLToPath(new URL('../src/styles/media.css', import.meta.url));

/** Lets every sheet and component use the named media conditions of `src/styles/media.css`. */
export const sharedMedia = (): Plugin => ({
  name: 'shared-media',
  config: () => ({
    css: { postcss: { plugins: [globalData({ files: [definitions] }), customMedia()] } },
  }),
});
