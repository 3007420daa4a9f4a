import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { VisitedServer } from './visits';

export const tv = { viewport: { width: 1920, height: 1080 } } satisfies BrowserContextOptions;

/** The code of six letters in a corner of the screen. */
export const codeShown = /^[A-Z2-9]{3}\u00a0[A-Z2-9]{3}$/;

/** Opens a table on the screen by one press; returns its id. */
export async function openOnScreen(server: VisitedServer, screen: Page, speed: number): Promise<string> {
  await screen.goto(server.address(`/tv?speed=${speed}`));
  await screen.getByRole('button', { name: 'Open a table' }).click();
  await screen.getByText('The first to sit down is the host').waitFor();
  await screen.getByRole('img', { name: 'QR code that opens this table on a phone' }).waitFor();
  return new URL(screen.url()).pathname.replace('/tv/', '');
}

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

/** Returns the texts of the screen that are lower than that; names on cards are as large as the cards. */
export const textsBelow = (screen: Page, pixels: number): Promise<string[]> =>
  screen.locator('main').evaluate((main, least) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const small: string[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (element === null || text === '' || element.closest('.visually-hidden, .card, svg') !== null)
        continue;
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      if (size < least) small.push(`${text}: ${size} pixels`);
    }
    return small;
  }, pixels);

/** Walks the buttons of the screen with the arrow keys of a remote to that one, and presses it. */
export async function pressByRemote(screen: Page, name: RegExp): Promise<void> {
  const button = screen.getByRole('toolbar', { name: 'Screen' }).getByRole('button', { name });
  await screen.keyboard.press('ArrowRight');
  await button.waitFor();
  const isThere = () => button.evaluate((one) => one === document.activeElement);
  for (let steps = 0; !(await isThere()) && steps < 12; ++steps) await screen.keyboard.press('ArrowRight');
  await screen.keyboard.press('Enter');
}

/** Changes the edition by remote until it is that one. */
export async function chooseEdition(screen: Page, edition: string): Promise<void> {
  const line = screen.locator('header.title').getByText(edition, { exact: true });
  const button = screen.getByRole('button', { name: /^Edition/ });
  for (let tries = 0; !(await line.isVisible()); ++tries) {
    expect(tries, `presses until ${edition}`).toBeLessThan(12);
    const before = await screen.locator('header.title').innerText();
    await pressByRemote(screen, /^Edition/);
    await expect.poll(() => screen.locator('header.title').innerText()).not.toBe(before);
    await button.waitFor();
  }
}
