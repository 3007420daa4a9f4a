import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { chunkGroups } from './tools/chunks.ts';
import { editionWords } from './tools/edition-words.ts';
import { messages } from './tools/messages/plugin.ts';
import { noTopLevelAwait } from './tools/no-top-level-await.ts';
import { serviceWorker } from './tools/service-worker.ts';
import { sharedMedia } from './tools/shared-media.ts';
import { page } from './tools/page.ts';
import { precompress } from './tools/precompress.ts';

const server = 'http://127.0.0.1:8080';

export default defineConfig({
  base: './',
  plugins: [
    svelte(),
    sharedMedia(),
    editionWords(),
    messages(),
    noTopLevelAwait(),
    page(),
    serviceWorker(),
    precompress(),
  ],
  build: {
    target: 'es2022',
    // Every picture stays a file of its own: most screens show few of them, and files are cached for good.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // A chunk is imported by a name that does not change with its content (tools/page.ts).
    chunkImportMap: true,
    rolldownOptions: {
      input: 'index.html',
      output: { minifyInternalExports: false, codeSplitting: { groups: chunkGroups() } },
    },
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: server, ws: true } } },
});
