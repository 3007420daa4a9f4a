// Compares every scene of the gallery in this tree and in another, byte by byte and style by style, after a change of
// styles that shall change nothing: node tools/same-look.ts OTHER_TREE/web
import { argv, cwd, exit } from 'node:process';
import { chromium, type Browser, type Page } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';

const sizes = [
  [320, 640],
  [360, 740],
  [375, 667],
  [390, 844],
  [640, 512],
  [640, 1000],
  [820, 1180],
  [844, 390],
  [960, 500],
  [1024, 690],
  [1280, 800],
  [1440, 900],
  [1920, 1080],
] as const;
const themes = ['light', 'dark'] as const;
const still = '*, ::before, ::after { animation: none !important; transition: none !important }';
const stopped = 'const at = 1790000000000; Date.now = () => at; Math.random = () => 0.5;';

async function serve(root: string): Promise<ViteDevServer> {
  const vite = await createServer({ root, server: { port: 0, host: '127.0.0.1' }, logLevel: 'error' });
  return vite.listen();
}

type Scenes = typeof import('../src/model/fixtures/scenes.ts');

async function scenesOf(vite: ViteDevServer): Promise<string[]> {
  const { scenes, moments } = (await vite.ssrLoadModule('/src/model/fixtures/scenes.ts')) as Scenes;
  return [...Object.keys(scenes), ...Object.keys(moments)];
}

async function open(browser: Browser, vite: ViteDevServer, scene: string): Promise<Page> {
  const page = await browser.newPage({ locale: 'en-GB', reducedMotion: 'reduce' });
  await page.addInitScript(stopped);
  await page.goto(new URL(`/gallery/?scene=${scene}`, vite.resolvedUrls?.local[0]).href);
  await page.locator('#act').waitFor();
  await page.addStyleTag({ content: still });
  return page;
}

async function dress(page: Page, [width, height]: readonly [number, number], theme: string): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(async (chosen) => {
    document.documentElement.dataset['theme'] = chosen;
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  }, theme);
}

/** What the browser made of the styles of every element, with the names that a build invents left out. */
const stylesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')].map((element) => {
      const all = getComputedStyle(element);
      const values = [...all]
        .filter((name) => !name.startsWith('--'))
        .map((name) => all.getPropertyValue(name));
      const made = values.join(';').replaceAll(/svelte-[a-z0-9]+-|url\([^)]*\)/g, '');
      return `${element.tagName} ${(element.getAttribute('class') ?? '').replaceAll(/ ?svelte-\w+/g, '')}: ${made}`;
    }),
  );

/** Where a picture has other bytes, the styles tell whether it is the look or only how an edge was smoothed. */
async function differs(here: Page, there: Page): Promise<string | undefined> {
  const [mine, other] = [await here.screenshot(), await there.screenshot()];
  if (mine.equals(other)) return undefined;
  const [now, before] = [await stylesOf(here), await stylesOf(there)];
  const changed = now.filter((style, at) => style !== before[at]).map((style) => style.split(':')[0]);
  return changed.length === 0 && now.length === before.length ? undefined : changed.slice(0, 5).join(', ');
}

async function compare(
  browser: Browser,
  houses: readonly [ViteDevServer, ViteDevServer],
  scene: string,
): Promise<string[]> {
  const [here, there] = [await open(browser, houses[0], scene), await open(browser, houses[1], scene)];
  const found: string[] = [];
  for (const size of sizes) {
    for (const theme of themes) {
      await Promise.all([dress(here, size, theme), dress(there, size, theme)]);
      const difference = await differs(here, there);
      if (difference !== undefined) found.push(`${scene}, ${size.join(' × ')}, ${theme}: ${difference}`);
    }
  }
  await Promise.all([here.close(), there.close()]);
  return found;
}

const other = argv[2];
if (other === undefined) throw new Error('which tree to compare with?');
const houses = [await serve(cwd()), await serve(other)] as const;
const browser = await chromium.launch({ executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium' });
const scenes = await scenesOf(houses[0]);
const found: string[] = [];
for (const scene of scenes) found.push(...(await compare(browser, houses, scene)));
for (const line of found) console.log(line);
console.log(`${scenes.length * sizes.length * themes.length} pictures, ${found.length} differ`);
await browser.close();
await Promise.all(houses.map((house) => house.close()));
exit(found.length === 0 ? 0 : 1);
