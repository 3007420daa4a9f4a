import type { Plugin } from 'vite';

/**
 * All files of a build find each other by relative addresses, so that it works at any path. Only the page
 * uses absolute ones: the server returns it for /t/… and all other pages of the client too.
 */
export const absolutePage = (): Plugin => ({
  name: 'absolute-page',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const page = bundle['index.html'];
      if (page?.type === 'asset') page.source = page.source.toString().replaceAll('="./', '="/');
    },
  },
});
