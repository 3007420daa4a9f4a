import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type Server } from '../support/server';

/** Fetched from the npm registry when it is wanted: 175 MB that nothing else needs. */
const lighthouse = 'lighthouse@13.5.0';
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Scores = Readonly<Record<(typeof categories)[number], number>>;

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

const measures = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];

let server: Server;
beforeAll(async () => void (server = await startServer('lighthouse')));
afterAll(() => server.stop());

/** The four scores of the lobby on a phone, in percent. */
async function scoresOf(address: string): Promise<Scores> {
  const asked = [`--only-categories=${categories.join()}`, '--chrome-flags=--headless=new --no-sandbox'];
  const { stdout } = await promisify(execFile)(
    'npx',
    ['--yes', lighthouse, address, '--quiet', '--output=json', ...asked],
    {
      env: { ...process.env, CHROME_PATH: process.env['CHROMIUM'] ?? '/usr/bin/chromium' },
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  const report = JSON.parse(stdout) as Report;
  const of = (category: string): number => Math.round((report.categories[category]?.score ?? 0) * 100);
  const scores = Object.fromEntries(categories.map((category) => [category, of(category)])) as Scores;
  const values = measures.map(
    (name) => `${name} ${(report.audits[name]?.numericValue ?? NaN).toPrecision(4)}`,
  );
  console.log(
    categories.map((category) => `${category} ${scores[category]}`).join(', '),
    '·',
    values.join(', '),
  );
  return scores;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

test(
  'Lighthouse gives the lobby at least 95 for performance and 100 for the rest, median of five',
  { timeout: 600_000 },
  async () => {
    const runs: Scores[] = [];
    for (let run = 0; run < 5; ++run) runs.push(await scoresOf(server.address));
    const medians = Object.fromEntries(
      categories.map((category) => [category, median(runs.map((scores) => scores[category]))]),
    );
    console.log('median of five:', medians);
    expect(medians['performance']).toBeGreaterThanOrEqual(95);
    expect(medians).toMatchObject({ accessibility: 100, 'best-practices': 100, seo: 100 });
  },
);
