import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env } from 'node:process';
import type { Page } from 'playwright-core';

/** Where the two pictures of each difference are put, one beside the other, for eyes. */
const folder = join(tmpdir(), 'kuhhandel-same-look');

/** The folder `web/` of the tree that this one is compared with. */
export function otherTree(): string {
  const other = env['OTHER'];
  if (other === undefined)
    throw new Error('which tree to compare with? OTHER=/path/to/web npm run same-look');
  return other;
}

type Sight = readonly [width: number, height: number, theme: 'light' | 'dark'];

/** Between all widths and heights at which the styles change; the two sizes that are met most in both themes. */
const sights: readonly Sight[] = [
  [320, 568, 'light'],
  [390, 844, 'light'],
  [390, 844, 'dark'],
  [640, 512, 'dark'],
  [640, 1000, 'light'],
  [844, 390, 'dark'],
  [960, 500, 'light'],
  [1024, 690, 'dark'],
  [1280, 800, 'light'],
  [1280, 800, 'dark'],
];
const still = '*, ::before, ::after { animation: none !important; transition: none !important }';
// A table is told by this, and an address by the port.
const others = '.qr, .join-link, input[readonly]';

/** Chance and the clock stand still, and nothing goes on after a while, however long the looking takes. */
export const stop = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const [at, soon, later] = [1_790_000_000_000, 1000, window.setTimeout];
    Date.now = () => at;
    Math.random = () => 0.5;
    const onlySoon = (act: () => void, delay = 0) => (delay < soon ? later(act, delay) : 0);
    window.setTimeout = onlySoon as typeof window.setTimeout;
  });

async function dress(page: Page, [width, height, theme]: Sight): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(async (chosen) => {
    document.documentElement.dataset['theme'] = chosen;
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  }, theme);
}

const pictureOf = (page: Page): Promise<Buffer> =>
  page.screenshot({ fullPage: true, mask: [page.locator(others)] });

/** Which pictures of two pages are not the same to the last pixel. */
export async function differences(name: string, here: Page, there: Page): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  await Promise.all([here, there].map((page) => page.addStyleTag({ content: still })));
  const found: string[] = [];
  for (const sight of sights) {
    await Promise.all([dress(here, sight), dress(there, sight)]);
    const [now, before] = await Promise.all([pictureOf(here), pictureOf(there)]);
    if (now.equals(before)) continue;
    const what = `${name}-${sight.join('-')}`;
    await writeFile(join(folder, `${what}-here.png`), now);
    await writeFile(join(folder, `${what}-there.png`), before);
    found.push(what);
  }
  return found;
}
