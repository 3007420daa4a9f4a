import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';

const folder = fileURLToPath(new URL('../../films/', import.meta.url));
const everyMilliseconds = 500;
const columns = 10;

/** A picture of a page, and the second of the film in which it was taken. */
interface Picture {
  readonly second: number;
  readonly jpeg: string;
}

/** Films what several people see at the same time, a picture of each every half second. */
export class Film {
  readonly #began = performance.now();
  readonly #recordings: ReadonlyMap<string, Picture[]>;
  readonly #marks: string[] = [];
  #running = true;
  readonly #taken: Promise<unknown>;

  constructor(pages: Readonly<Record<string, Page>>) {
    this.#recordings = new Map(Object.keys(pages).map((name) => [name, []]));
    this.#taken = Promise.all(Object.entries(pages).map(([name, page]) => this.#take(name, page)));
  }

  /** Adds a caption above the strip for this moment. */
  mark(what: string): void {
    this.#marks.push(`${this.#second().toFixed(1)} s: ${what}`);
  }

  /** Ends the film and gives the file with its strips, one below the other. */
  async develop(title: string, page: Page): Promise<string> {
    this.#running = false;
    await this.#taken;
    await page.setViewportSize({ width: columns * 150, height: 800 });
    await page.setContent(this.#sheet());
    mkdirSync(folder, { recursive: true });
    const file = join(folder, `${title}.png`);
    writeFileSync(file, await page.screenshot({ fullPage: true }));
    return file;
  }

  #second(): number {
    return (performance.now() - this.#began) / 1000;
  }

  async #take(name: string, page: Page): Promise<void> {
    for (let next = 0; this.#running; next += everyMilliseconds) {
      await new Promise((soon) => setTimeout(soon, Math.max(0, next - this.#second() * 1000)));
      const second = this.#second();
      const jpeg = await page.screenshot({ type: 'jpeg', quality: 50, scale: 'css' });
      this.#recordings.get(name)?.push({ second, jpeg: jpeg.toString('base64') });
    }
  }

  #sheet(): string {
    const strips = [...this.#recordings].map(([name, pictures]) => {
      const cells = pictures.map(
        ({ second, jpeg }) =>
          `<figure><img src="data:image/jpeg;base64,${jpeg}"><figcaption>${second.toFixed(1)} s</figcaption></figure>`,
      );
      return `<h2>${name}</h2><div>${cells.join('')}</div>`;
    });
    return `<style>body { font: 12px sans-serif; margin: 8px } figure { margin: 2px } img { width: 100% }
      div { display: grid; grid-template-columns: repeat(${columns}, 1fr) }</style>
      <p>${this.#marks.join('<br>')}</p>${strips.join('')}`;
  }
}
