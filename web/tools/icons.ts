// Draws the icons of the installed app from the art: npm run icons, after the art has changed. It needs pngquant, which finds
// colours that are enough: a third of the bytes, and no eye sees it.
import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const art = (name: string) => readFile(at(`../src/parts/art/${name}.svg`), 'base64');
const picture = (base64: string) => `data:image/svg+xml;base64,${base64}`;

const [cow, ground] = [picture(await art('cow')), picture(await art('ground-cow'))];
const page = (
  size: number,
  share: number,
) => `<style>body { margin: 0 } div { width: ${size}px; height: ${size}px;
  overflow: hidden; background: #df6149 url(${ground}) center / cover; display: grid; place-items: end center }
  img { width: ${size * share}px; display: block }</style><div><img src="${cow}"></div>`;

const browser = await chromium.launch({ executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium' });
// A maskable icon keeps what matters within the inner four fifths.
for (const [name, size, share] of [
  ['cow-192', 192, 0.96],
  ['cow-512', 512, 0.96],
  ['cow-maskable-512', 512, 0.72],
] as const) {
  const tab = await browser.newPage({ viewport: { width: size, height: size } });
  await tab.setContent(page(size, share));
  const path = at(`../public/icons/${name}.png`);
  await tab.screenshot({ path });
  await tab.close();
  execFileSync('pngquant', ['--force', '--strip', '--speed', '1', '--output', path, '256', path]);
}
await browser.close();

/** Browsers ask for /favicon.ico before they know the page. The file contains the picture as PNG. */
const png = await readFile(at('../public/icons/cow-192.png'));
const head = Buffer.alloc(22);
head.writeUInt16LE(1, 2);
head.writeUInt16LE(1, 4);
head.writeUInt8(192, 6);
head.writeUInt8(192, 7);
head.writeUInt16LE(1, 10);
head.writeUInt16LE(32, 12);
head.writeUInt32LE(png.length, 14);
head.writeUInt32LE(head.length, 18);
await writeFile(at('../public/favicon.ico'), Buffer.concat([head, png]));
