import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';

const folder = process.env['FILMS'] ?? fileURLToPath(new URL('../../films/', import.meta.url));
const everyMilliseconds = 500;
const momentsOnASheet = 24;

/** The pictures of all pages at one moment. */
interface Moment {
  readonly second: number;
  readonly jpegs: readonly string[];
  readonly mark: string;
}

/** Films several pages at the same time, half a second apart: a big screen, and phones that come to it. */
export class SideBySide {
  readonly #began = performance.now();
  readonly #pages: Page[];
  readonly #moments: Moment[] = [];
  #mark = '';
  #running = true;
  readonly #taken: Promise<void>;

  constructor(...pages: Page[]) {
    this.#pages = pages;
    this.#taken = this.#take();
  }

  add(page: Page): void {
    this.#pages.push(page);
  }

  /** Names what the next moment shows. */
  mark(what: string): void {
    this.#mark = what;
  }

  /** Ends the film; `page` draws the sheets. Returns their files, in the folder of the variable FILMS if it is set. */
  async develop(title: string, page: Page): Promise<string[]> {
    this.#running = false;
    await this.#taken;
    mkdirSync(folder, { recursive: true });
    await page.setViewportSize({ width: 2400, height: 800 });
    const files: string[] = [];
    for (let from = 0; from < this.#moments.length; from += momentsOnASheet) {
      await page.setContent(sheetOf(this.#moments.slice(from, from + momentsOnASheet)));
      const file = join(folder, `${title}-${String(files.length + 1).padStart(2, '0')}.jpg`);
      writeFileSync(file, await page.screenshot({ fullPage: true, type: 'jpeg', quality: 60 }));
      files.push(file);
    }
    return files;
  }

  async #take(): Promise<void> {
    for (let next = 0; this.#running; next += everyMilliseconds) {
      const passed = performance.now() - this.#began;
      await new Promise((soon) => setTimeout(soon, Math.max(0, next - passed)));
      const second = (performance.now() - this.#began) / 1000;
      const pictures = this.#pages.map((page) =>
        page.screenshot({ type: 'jpeg', quality: 50, scale: 'css' }),
      );
      const jpegs = (await Promise.all(pictures)).map((picture) => picture.toString('base64'));
      this.#moments.push({ second, jpegs, mark: this.#mark });
      this.#mark = '';
    }
  }
}

function sheetOf(moments: readonly Moment[]): string {
  const cells = moments.map(({ second, jpegs, mark }) => {
    const images = jpegs.map((jpeg) => `<img src="data:image/jpeg;base64,${jpeg}">`);
    return `<figure>${images.join('')}<figcaption>${second.toFixed(1)} s ${mark}</figcaption></figure>`;
  });
  return `<style>body { font: 14px sans-serif; margin: 8px; display: grid; grid-template-columns: repeat(3, 1fr); gap: 8px }
    figure { margin: 0 } figure { white-space: nowrap } img { height: 270px; margin-right: 3px }</style>${cells.join('')}`;
}
