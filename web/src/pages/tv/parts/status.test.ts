import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

type Words = Readonly<Record<string, string>>;
interface Section {
  readonly core: { readonly play: { readonly status: Words } };
  readonly screen: { readonly status: Words };
}

it.each(['en', 'de', 'fr', 'nl', 'ru'])('each status in %s fits a tile of the big screen', (language) => {
  const { core, screen } = JSON.parse(readFileSync(`messages/${language}.json`, 'utf8')) as Section;
  const lines = Object.values({ ...core.play.status, ...screen.status }).filter(
    (line) => !line.includes('{'),
  );
  expect(lines.length).toBeGreaterThan(12);
  expect(lines.filter((line) => line.length > 13)).toEqual([]);
});
