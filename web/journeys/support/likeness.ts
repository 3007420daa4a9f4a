import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env } from 'node:process';
import type { Page } from 'playwright-core';

/** Folder for the two pictures of each difference, next to each other. */
const folder = join(tmpdir(), 'kuhhandel-same-look');

/** The folder `web/` of the tree that this one is compared with. */
export function otherTree(): string {
  const other = env['OTHER'];
  if (other === undefined)
    throw new Error('which tree to compare with? OTHER=/path/to/web npm run same-look');
  return other;
}

type Viewport = readonly [width: number, height: number, theme: 'light' | 'dark'];

/** Between all widths and heights at which the styles change; the two sizes that are met most in both themes. */
const viewports: readonly Viewport[] = [
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
/** Addresses are hidden, because the two servers have different ports. */
const still =
  '*, ::before, ::after { animation: none !important; transition: none !important } .qr, [readonly] { visibility: hidden }';

/** Chance and the clock stand still, and nothing goes on after a while, however long the looking takes. */
export const stop = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const [at, soon] = [1_790_000_000_000, 1000];
    const later = window.setTimeout.bind(window);
    Date.now = () => at;
    performance.now = () => soon;
    Math.random = () => 0.5;
    const onlySoon = (act: () => void, delay = 0) => (delay < soon ? later(act, delay) : 0);
    window.setTimeout = onlySoon as typeof window.setTimeout;
  });

async function dress(page: Page, [width, height, theme]: Viewport): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(async (chosen) => {
    document.documentElement.dataset['theme'] = chosen;
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  }, theme);
}

const pictureOf = (page: Page): Promise<Buffer> => page.screenshot({ fullPage: true });

/**
 * Whether a person could distinguish the two pictures: differences of one or two in 255 come from the order
 * of drawing.
 */
const differ = (page: Page, pictures: readonly Buffer[]): Promise<boolean> =>
  page.evaluate(
    async (encoded) => {
      const most = 8;
      const dotsOf = async (picture: string) => {
        const image = new Image();
        image.src = `data:image/png;base64,${picture}`;
        await image.decode();
        const canvas = new OffscreenCanvas(image.width, image.height);
        const pen = canvas.getContext('2d');
        pen?.drawImage(image, 0, 0);
        return { width: image.width, dots: pen?.getImageData(0, 0, image.width, image.height).data ?? [] };
      };
      const [a, b] = await Promise.all([dotsOf(encoded[0] ?? ''), dotsOf(encoded[1] ?? '')]);
      if (a.width !== b.width || a.dots.length !== b.dots.length) return true;
      return a.dots.some((dot, at) => Math.abs(dot - (b.dots[at] ?? 0)) > most);
    },
    pictures.map((picture) => picture.toString('base64')),
  );

/** Compares again before it reports a difference: background images may load late. */
async function picturesThatDiffer(
  judge: Page,
  here: Page,
  there: Page,
): Promise<readonly [Buffer, Buffer] | undefined> {
  let pictures: readonly [Buffer, Buffer] | undefined;
  for (let look = 0; look < 2; look += 1) {
    pictures = await Promise.all([pictureOf(here), pictureOf(there)]);
    if (pictures[0].equals(pictures[1]) || !(await differ(judge, pictures))) return undefined;
  }
  return pictures;
}

/** Which pictures of two pages are not the same. */
export async function differences(name: string, here: Page, there: Page): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  await Promise.all([here, there].map((page) => page.addStyleTag({ content: still })));
  const found: string[] = [];
  const judge = await here.context().newPage();
  for (const viewport of viewports) {
    await Promise.all([dress(here, viewport), dress(there, viewport)]);
    const pictures = await picturesThatDiffer(judge, here, there);
    if (pictures === undefined) continue;
    const what = `${name}-${viewport.join('-')}`;
    await writeFile(join(folder, `${what}-here.png`), pictures[0]);
    await writeFile(join(folder, `${what}-there.png`), pictures[1]);
    found.push(what);
  }
  return found;
}
