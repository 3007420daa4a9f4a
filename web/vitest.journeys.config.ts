import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // The pictures of the README are taken only when somebody asks for them: npm run gallery.
    include: [
      process.env['GALLERY'] === undefined ? 'journeys/**/*.journey.ts' : 'journeys/**/*.pictures.ts',
    ],
    // A journey mostly waits for bots and calls, and each file has a server and a browser of its own.
    maxWorkers: 4,
    testTimeout: 240_000,
    hookTimeout: 60_000,
    reporters: ['default', './tools/summary-reporter.ts'],
  },
});
