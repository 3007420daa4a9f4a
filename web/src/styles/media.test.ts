import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sheet = readFileSync('src/styles/media.css', 'utf8');
const conditions = new Map(
  [...sheet.matchAll(/@custom-media (--[\w-]+) ([^;]+);/g)].map(([, name, text]) => [name, text]),
);

/** Whether a page of that size meets a named condition, which is made of widths, heights and the orientation. */
function meets(name: string, width: number, height: number): boolean {
  const size: Record<string, number> = { width, height };
  const holds = (part: string): boolean => {
    const [, bound, side = '', pixels] = /\((min|max)-(width|height): (\d+)px\)/.exec(part) ?? [];
    if (bound === undefined) return part === '(orientation: landscape)' && width >= height;
    const is = size[side] ?? 0;
    return bound === 'min' ? is >= Number(pixels) : is <= Number(pixels);
  };
  const text = conditions.get(name) ?? '';
  return text.split(', ').some((all) => all.split(' and ').every(holds));
}

const sizes = [320, 599, 844, 899, 900, 915, 932, 1000, 1001, 1280].flatMap((width) =>
  [390, 430, 520, 521, 900].map((height) => [width, height] as const),
);

it('every page is either compact or wide', () => {
  for (const [width, height] of sizes)
    expect(meets('--compact', width, height), `${width} x ${height}`).toBe(!meets('--wide', width, height));
});

it('a phone in landscape is compact, however wide it is', () => {
  for (const [width, height] of sizes)
    if (meets('--landscape-phone', width, height))
      expect(meets('--compact', width, height), `${width} x ${height}`).toBe(true);
  expect(meets('--landscape-phone', 932, 430)).toBe(true);
});
