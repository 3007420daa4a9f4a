import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { editionWords } from './tools/edition-words.ts';
import { messages } from './tools/messages/plugin.ts';
import { sharedMedia } from './tools/shared-media.ts';

// The generator of types brings a formatter that Node loads only outside of a context of its own.
const generated = 'src/wire/protocol.test.ts';

export default defineConfig({
  plugins: [svelte(), sharedMedia(), svelteTesting({ autoCleanup: false }), editionWords(), messages()],
  test: {
    maxWorkers: '100%',
    reporters: ['default', './tools/summary-reporter.ts'],
    // A test of one second takes ten on a busy machine.
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'client',
          include: ['src/**/*.test.ts'],
          exclude: [generated],
          environment: 'happy-dom',
          // A context for each file is a document and modules of its own for a fraction of what a process or a thread costs.
          pool: 'vmThreads',
          setupFiles: ['tools/alone.ts'],
        },
      },
      // Whole games at the device's own table, whose module is built: `npm run games`.
      {
        extends: true,
        test: {
          name: 'games',
          include: ['games/**/*.games.ts'],
          environment: 'happy-dom',
          testTimeout: 600_000,
        },
      },
      { extends: true, test: { name: 'generated', include: [generated], environment: 'node' } },
    ],
  },
});
