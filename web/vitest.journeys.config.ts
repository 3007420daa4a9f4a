import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // `npm run surveys` looks at everything at length, by night; `npm run gallery` takes the README's pictures.
    include: [`journeys/**/*.${process.env['JOURNEYS'] ?? 'journey'}.ts`],
    // A journey mostly waits for bots and calls, and each file has a server and a browser of its own. Surveys measure, so nothing runs beside one.
    maxWorkers: process.env['JOURNEYS'] === 'survey' ? 1 : 4,
    testTimeout: 240_000,
    hookTimeout: 60_000,
    reporters: ['default', './tools/summary-reporter.ts'],
  },
});
