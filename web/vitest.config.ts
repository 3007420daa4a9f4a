import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { editionWords } from './tools/edition-words.ts';

export default defineConfig({
  plugins: [svelte(), svelteTesting(), editionWords()],
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'happy-dom',
    // One document for all files of a worker, and both cores: a quarter of the time. What a test opens, it closes.
    isolate: false,
    maxWorkers: '100%',
    reporters: ['default', './tools/summary-reporter.ts'],
  },
});
