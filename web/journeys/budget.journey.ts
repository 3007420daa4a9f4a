import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { openServer, phone } from './visits';

const server = openServer('budget');
const assets = fileURLToPath(new URL('../dist/assets/', import.meta.url));

const kB = 1000;
const firstVisit = 161 * kB;
/** A game waits for its table alone; the coach comes when it is asked, the pad with a group of the device. */
// Unicode's tables of normal forms and invisible letters, by which names are read, are 10 kB of the first two.
const modules: Readonly<Record<string, number>> = { 'local-table': 315 * kB, coach: 185 * kB, pad: 150 * kB };
const tell = (bytes: number): string => `${(bytes / kB).toFixed(1)} kB`;

const kinds = ['document', 'script', 'stylesheet', 'image', 'font', 'other'] as const;
type Kind = (typeof kinds)[number];
const kindOf = (request: Request): Kind => {
  const type = request.resourceType() as Kind;
  return kinds.includes(type) ? type : 'other';
};

test('a first visit loads at most 161 kB of script, style and art, and neither WebAssembly nor a net', async () => {
  const page = await server.visit(phone);
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  // The service worker's downloads for later do not count for this visit.
  await page.addInitScript('delete Navigator.prototype.serviceWorker');
  await page.goto(server.address());
  await page.getByText('No table is open.').waitFor();
  await page.waitForLoadState('networkidle');

  const sums: Record<Kind, number> = { document: 0, script: 0, stylesheet: 0, image: 0, font: 0, other: 0 };
  for (const request of requests) sums[kindOf(request)] += (await request.sizes()).responseBodySize;
  const weighed = sums.document + sums.script + sums.stylesheet + sums.image;
  const parts = kinds.map((kind) => `${kind} ${tell(sums[kind])}`).join(', ');
  console.log(`first visit: ${tell(weighed)} of ${tell(firstVisit)} (${parts})`);
  expect(weighed).toBeLessThanOrEqual(firstVisit);
  expect(requests.filter((request) => /\.(wasm|khn1)$/.test(request.url()))).toEqual([]);
});

test.each(Object.entries(modules))('the module %s is small enough, by gzip and by brotli', (module, most) => {
  const files = readdirSync(assets).filter(
    (name) => name.startsWith(`${module}-`) && /\.wasm\.(br|gz)$/.test(name),
  );
  expect(files).toHaveLength(2);
  for (const name of files) {
    const { size } = statSync(assets + name);
    console.log(`${name}: ${tell(size)} of ${tell(most)}`);
    expect(size).toBeLessThanOrEqual(most);
  }
});

test('every module has a size limit', () => {
  const all = readdirSync(assets).filter((name) => name.endsWith('.wasm'));
  expect(all).toHaveLength(Object.keys(modules).length);
});
