import type { Page } from 'playwright-core';

const simplest = /^(Auction|Sell|Pay \d|Accept|Tap to continue|Without the)/;

/** Answers what the dock asks in the simplest way, if it asks; bids are left to the journey. */
export async function answerSimply(page: Page): Promise<void> {
  const button = page.locator('.dock').getByRole('button', { name: simplest }).first();
  await button.click({ timeout: 300 }).catch(() => undefined);
}
