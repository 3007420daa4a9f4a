import type { BrowserContextOptions, Page } from 'playwright-core';
import type { VisitedServer } from './visits';

export const tv = { viewport: { width: 1920, height: 1080 } } satisfies BrowserContextOptions;

/** Opens a table for a big screen, as the page `/tv` does, but of any edition and pace; shows it, and returns its id. */
export async function openByRequest(
  server: VisitedServer,
  screen: Page,
  edition: string,
  seats: number,
  speed = 0,
): Promise<string> {
  const answer = await screen.request.post(server.address('/api/tables'), {
    data: { name: 'Sunday', edition, seats, public: false, speed, big_screen: true },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  const { table } = (await answer.json()) as { table: string };
  await screen.goto(server.address(`/tv/${table}`));
  await screen.getByText('The first to sit down is the host').waitFor();
  return table;
}
