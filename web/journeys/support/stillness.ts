import type { Page } from 'playwright-core';

/** Waits until the fonts of the shown text are there and every animation that ends has ended. */
export const stillness = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    // A font is requested when text that needs it has a layout.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
    const moving = document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
      );
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });

/** Returns the faults that are found now and again in stillness. Moving parts may be out of place for a moment. */
export async function lastingFaults(page: Page, find: () => Promise<string[]>): Promise<string[]> {
  const atFirst = await find();
  if (atFirst.length === 0) return atFirst;
  await stillness(page);
  const later = await find();
  return later.filter((fault) => atFirst.includes(fault));
}
