import type { Page } from 'playwright-core';

/** Waits until what is on its way has arrived: every animation that ends has ended. */
export const stillness = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
      );
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
