import type { Page } from 'playwright-core';
import type { VisitedServer } from './visits';

/** From the first page on to where a record file is replayed. */
export async function toRecords(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'My games', exact: true }).click();
  await page.getByRole('link', { name: 'Open a game file' }).click();
}

/** The same, and then the server is gone for good. */
export async function toRecordsWithoutServer(page: Page, server: VisitedServer): Promise<void> {
  await page.goto(server.address('/'));
  await toRecords(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await server.cut();
  await page.reload();
}
