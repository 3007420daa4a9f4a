import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['journeys/**/*.journey.ts'],
    // A journey mostly waits for bots and calls, and each file has a server and a browser of its own.
    maxWorkers: 3,
    testTimeout: 240_000,
    hookTimeout: 60_000,
    reporters: ['default', './tools/summary-reporter.ts'],
  },
});
