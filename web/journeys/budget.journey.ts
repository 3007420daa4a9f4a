import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { openByRequest, tv } from './support/big-screen';
import { openServer, phone } from './support/visits';

const server = openServer('budget');
const assets = fileURLToPath(new URL('../dist/assets/', import.meta.url));

const kB = 1000;
/** All bytes of a first visit, by the browser's language: with fonts, messages, pictures, and what the server answers. */
const firstVisits: Readonly<Record<string, number>> = {
  'en-GB': 137 * kB,
  'de-DE': 144 * kB,
  'nl-NL': 144 * kB,
  'fr-FR': 144 * kB,
  'ru-RU': 172 * kB,
};
/** The table and its messages, which load as soon as the visitor touches the page. */
const tableAfterIt = 104 * kB;
const partsOfTable = [/table-.+\.js/, /table-.+\.css/, /parts-.+\.js/, /parts-.+\.css/];
/** A game waits for its table alone; the coach comes when it is asked, the pad with a group of the device. */
// Unicode's tables of normal forms and invisible letters, by which names are read, are 10 kB of the first two.
const modules: Readonly<Record<string, number>> = { 'local-table': 315 * kB, coach: 195 * kB, pad: 150 * kB };
const inKilobytes = (bytes: number): string => `${(bytes / kB).toFixed(1)} kB`;

const kinds = ['document', 'script', 'stylesheet', 'image', 'font', 'fetch', 'other'] as const;
type Kind = (typeof kinds)[number];
const kindOf = (request: Request): Kind => {
  const type = request.resourceType() as Kind;
  return kinds.includes(type) ? type : 'other';
};

interface Sums {
  readonly all: number;
  readonly text: string;
}

async function sumsOf(requests: readonly Request[]): Promise<Sums> {
  const sums = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>;
  // An answer without a body counts as less than nothing.
  for (const request of requests)
    sums[kindOf(request)] += Math.max(0, (await request.sizes()).responseBodySize);
  const all = Object.values(sums).reduce((sum, bytes) => sum + bytes, 0);
  return {
    all,
    text: `${inKilobytes(all)} (${kinds.map((kind) => `${kind} ${inKilobytes(sums[kind])}`).join(', ')})`,
  };
}

test.each(Object.entries(firstVisits))(
  'a first visit in %s loads at most %i bytes of everything',
  async (locale, most) => {
    const page = await server.visit({ ...phone, locale });
    const requests: Request[] = [];
    page.on('requestfinished', (request) => requests.push(request));
    // The service worker's downloads for later do not count for this visit.
    await page.addInitScript('delete Navigator.prototype.serviceWorker');
    // A page that appears under a resting pointer is not touched.
    await page.mouse.move(100, 200);
    await page.goto(server.address());
    await page.locator('#join-title').waitFor();
    await page.waitForLoadState('networkidle');
    const visit = await sumsOf(requests.splice(0));
    console.log(`first visit, ${locale}: ${visit.text}`);
    expect(visit.all).toBeLessThanOrEqual(most);

    const files = [...partsOfTable, ...(locale.startsWith('en') ? [] : [/with-game-/])];
    await page.keyboard.press('Shift');
    await expect
      .poll(() => files.filter((file) => !requests.some((request) => file.test(request.url()))))
      .toEqual([]);
    const more = await sumsOf(requests);
    console.log(`its table, ${locale}: ${more.text}`);
    expect(more.all).toBeLessThanOrEqual(tableAfterIt);
    expect(requests.filter((request) => /\.(wasm|khn1)$/.test(request.url()))).toEqual([]);
  },
);

test('a first visit of the big screen, with a table that waits, loads at most 300 kB', async () => {
  const page = await server.visit(tv);
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await page.addInitScript('delete Navigator.prototype.serviceWorker');
  await openByRequest(server, page, 'second', 5);
  await page.getByRole('img', { name: 'QR code that opens this table on a phone' }).waitFor();
  await page.waitForLoadState('networkidle');
  const visit = await sumsOf(requests);
  console.log(`first visit of the big screen: ${visit.text}`);
  expect(visit.all).toBeLessThanOrEqual(300 * kB);
});

test.each(Object.entries(modules))('the module %s is small enough, by gzip and by brotli', (module, most) => {
  const files = readdirSync(assets).filter(
    (name) => name.startsWith(`${module}-`) && /\.wasm\.(br|gz)$/.test(name),
  );
  expect(files).toHaveLength(2);
  for (const name of files) {
    const { size } = statSync(assets + name);
    console.log(`${name}: ${inKilobytes(size)} of ${inKilobytes(most)}`);
    expect(size).toBeLessThanOrEqual(most);
  }
});

test('every module has a size limit', () => {
  const all = readdirSync(assets).filter((name) => name.endsWith('.wasm'));
  expect(all).toHaveLength(Object.keys(modules).length);
});
