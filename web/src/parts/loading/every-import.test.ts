// @vitest-environment node
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const folder = fileURLToPath(new URL('../../', import.meta.url));
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (path) => /\.(ts|svelte)$/.test(path) && !/\.test\.ts$|\.d\.ts$|\.gen\.ts$/.test(path),
);

/** Loads through browser/load.ts, is the `load` of a Lazy component, or a function that is passed to one of them. */
const loads =
  /load(IfPossible)?\(\(\) => import\(|load=\{\(\) => import\(|(= \(\)|: \(\): Promise<FirstTexts>) => import\(|: \(\) => import\('[^']+\?raw'\)/;

// A part that is fetched without the loader leaves a dead button behind when a connection breaks.
it('every lazily loaded part uses the loader', () => {
  const without = sources.flatMap((path) =>
    readFileSync(folder + path, 'utf8')
      .split('\n')
      .filter((line) => /(?<!typeof )\bimport\((['"])/.test(line) && !/import\('[^']+'\)\.[A-Z]/.test(line))
      .filter((line) => !loads.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );
  expect(without).toEqual([]);
});

it('every worker is started by RetriedWorker', () => {
  const without = sources.flatMap((path) =>
    readFileSync(folder + path, 'utf8')
      .split('\n')
      .filter((line) => line.includes('new Worker(') && !line.includes('new RetriedWorker(() => new Worker('))
      .map(() => path),
  );
  expect(without).toEqual([]);
});
