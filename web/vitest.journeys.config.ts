import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const kind = process.env['JOURNEYS'] ?? 'journey';

export default defineConfig({
  test: {
    // `npm run surveys` looks at everything at length, by night; `npm run gallery` takes the README's pictures.
    include: [`journeys/**/*.${kind}.ts`],
    // Each file has its own server, and each worker one browser. A journey that waits for bots leaves its
    // core to another; surveys measure, so they run alone.
    maxWorkers: kind === 'survey' ? 1 : availableParallelism() + 1,
    // Files share modules, which hold nothing of a journey, and the browser, in which every visitor is a stranger.
    isolate: false,
    // Four times what the longest takes where others use the cores too.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // A busy machine shows later what a quiet one shows at once.
    expect: { poll: { timeout: 30_000, interval: 100 } },
    reporters: ['default', './tools/summary-reporter.ts'],
  },
});
