import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { presses, titles } from '../support/lesson-steps';
import { Dice, move, readDock, type Dock, type Hands } from '../support/player';
import { client, startServer, type Server } from '../support/server';
import { shortNameOf } from '../support/short-edition';
import { engines, visitorIn, type Visitor, type Wanted } from './visitor';

const wrongTable = [
  'date;player;points',
  '2026-01-01;Anna;12o',
  '03/04/2026;Ben;10',
  '2026-01-01;"Cleo"x;20',
].join('\r\n');
const films = fileURLToPath(new URL('../../films/engines/', import.meta.url));
const button = (name: RegExp): Wanted => ({ selector: 'button', name });
const link = (name: RegExp): Wanted => ({ selector: 'a', name });
const field = (name: RegExp): Wanted => ({ selector: 'input', name });
const heading = (name: RegExp): Wanted => ({ selector: 'h1, h2, h3', name });
const anything = (name: RegExp): Wanted => ({ selector: 'main *:not(svg, svg *)', name });
const alert = (name: RegExp): Wanted => ({ selector: '[role=alert], [role=status]', name });

describe.each(engines)('in %s', (engine) => {
  let folder: string;
  let server: Server;
  let visitor: Visitor;

  beforeAll(async () => {
    await mkdir(films, { recursive: true });
    folder = await mkdtemp(join(tmpdir(), 'kuhhandel-engines-'));
    server = await startServer('engines', { short: ['second'] });
  });
  beforeEach(async () => {
    visitor = await visitorIn(engine);
  });

  afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true });
  });

  const at = (path: string) => `${server.address}${path}`;
  const picture = async (name: string) =>
    writeFile(join(films, `${engine}-${name}.png`), await visitor.picture());
  afterEach(async ({ task }) => {
    await picture(task.name.replaceAll(/\W+/g, '-')).finally(() => visitor.close());
  });

  test('the lesson is done to its end', async () => {
    await visitor.goto(at('/'));
    await visitor.tap(link(/^Learn it/));
    for (const [step, names] of presses.entries()) {
      await visitor.waitFor(heading(startsWith(titles[step] ?? '')));
      for (const name of names) await visitor.tap({ selector: '.dock button', name });
      await visitor.tap(button(/^Next$/));
    }
    await visitor.waitFor(heading(/^Now you can play/));
  });

  test('a table is opened in the lobby and a whole game is played to the score', async () => {
    await visitor.goto(at('/?speed=0'));
    await visitor.fill(field(/^Your name/), 'Lena');
    await visitor.fill(field(/^Name of the table/), 'Sunday');
    await picture('lobby');
    await visitor.tap({ selector: '.editions label', name: new RegExp(`^${shortNameOf('2nd edition')}`) });
    await visitor.tap(button(/^Open the table/));
    await visitor.tap(button(/^Start the game/));
    const questions = await playUntil(visitor, 11, ({ question }) => question === 'Final standing');
    expect(questions).toEqual(expect.arrayContaining([expect.stringMatching(/^Bid for/)]));
    expect(await visitor.evaluate(() => document.querySelectorAll('.rank-row').length, null)).toBe(4);
  });

  test('a game is entered in the score pad, exported and imported', async () => {
    await visitor.goto(at('/'));
    await visitor.tap(link(/^Score pad$/));
    await visitor.fill(field(/^Name of the group/), 'Sundays');
    await visitor.fill(field(/^Players/), 'Anna, Ben, Cleo');
    await visitor.tap(button(/^Create group/));
    await visitor.waitFor(heading(/^Sundays$/));
    await visitor.tap(button(/^Cow, 800: free/));
    await visitor.tap(button(/^Save this game/));
    await visitor.waitFor(anything(/^Anna won with 800/));
    await picture('pad');
    await visitor.tap(link(/^Share$/));
    const file = join(folder, `${engine}.csv`);
    await writeFile(file, await exported(visitor, button(/^Table \(CSV\)/)));
    await visitor.choose(field(/Import/), file);
    await visitor.waitFor(heading(/^Import .*\.csv.*\?$/));
    await picture('preview');
    await visitor.tap(button(/^Import 1 game$/));
    await visitor.waitFor(anything(/^0 games imported, 1 already there/));

    await writeFile(file, wrongTable);
    await visitor.choose(field(/Import/), file);
    await visitor.waitFor(heading(/can’t be imported/));
    await visitor.waitFor({ selector: 'mark', name: /^12o$/ });
  });

  test('a browser without storage, and a part of the page that is gone, are told', async () => {
    const web = join(folder, 'web');
    await cp(client, web, { recursive: true });
    await makeWorse(web);
    const worse = await startServer('engines', { web });
    await visitor.goto(`${worse.address}/?speed=0`);
    await visitor.fill(field(/^Your name/), 'Lena');
    await visitor.tap(button(/^Play against bots now/));
    await visitor.waitFor(alert(/^This browser couldn’t store your seat/));
    await visitor.waitFor({ selector: '.dock button', name: /./ });
    await picture('no-storage');
    await visitor.goto(`${worse.address}/pad`);
    await visitor.waitFor(button(/^Try again$/));
    await picture('part-gone');
    await visitor.tap(button(/^Try again$/));
    await visitor.waitFor(button(/^Reload$/));
    await worse.stop();
  });

  test('the game is playable on the device without the server', async () => {
    await visitor.goto(at('/'));
    const kept = () => visitor.evaluate(() => navigator.serviceWorker.controller !== null, null);
    await vi.waitUntil(kept, { timeout: 60_000, interval: 200 });
    await server.cut();
    await visitor.goto(at('/?speed=0'));
    await visitor.waitFor(anything(/^No connection to the server/));
    await visitor.tap(button(/^Play against bots now/));
    const questions = await playUntil(visitor, 31, ({ question }) => question.startsWith('Bid for'));
    expect(questions.at(-1)).toMatch(/^Bid for/);
  });
});

/**
 * Makes a copy of the client into one whose browser stores nothing, and whose score pad is gone. It has no service
 * worker, since that would keep all files or none.
 */
async function makeWorse(web: string): Promise<void> {
  const denied = `for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
    Object.defineProperty(globalThis, name, {
      get() { throw new DOMException('Access is denied for this document.', 'SecurityError'); },
    });`;
  await writeFile(join(web, 'assets/denied.js'), denied);
  const page = await readFile(join(web, 'index.html'), 'utf8');
  await writeFile(
    join(web, 'index.html'),
    page.replace('<head>', '<head><script src="/assets/denied.js"></script>'),
  );
  const parts = (await readdir(join(web, 'assets'))).filter((name) => name.startsWith('PadPage-'));
  const gone = [
    'index.html.br',
    'index.html.gz',
    'sw.js',
    'sw.js.br',
    'sw.js.gz',
    ...parts.map((name) => `assets/${name}`),
  ];
  await Promise.all(gone.map((name) => rm(join(web, name), { force: true })));
}

/** Plays like a person until the dock is the one that is wanted; returns the questions that came. */
async function playUntil(
  visitor: Visitor,
  start: number,
  isEnough: (dock: Dock) => boolean,
): Promise<string[]> {
  const questions: string[] = [];
  const dice = new Dice(start);
  const hands = handsOf(visitor);
  for (;;) {
    const dock = await hands.read();
    if (dock.question !== '' && questions.at(-1) !== dock.question) questions.push(dock.question);
    if (isEnough(dock)) return questions;
    await move(hands, dock, dice);
    const changed = async () => JSON.stringify(await hands.read()) !== JSON.stringify(dock);
    // A tap that a busy machine has lost is made again.
    await vi.waitUntil(changed, { timeout: 4000, interval: 50 }).catch(() => undefined);
  }
}

const handsOf = (visitor: Visitor): Hands => ({
  read: () => visitor.evaluate(readDock, null),
  press: async (name) => {
    await visitor.tapIfThere({ selector: '.dock button', name: startsWith(name) });
  },
  pressBid: async () => {
    await visitor.tapIfThere({ selector: '.dock .bids button', name: /^Bid \d+/ });
  },
});

const startsWith = (words: string): RegExp =>
  new RegExp(`^${words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(' ', String.raw`\s+`)}`);

/** The text of the file that a press of this button saves: WebKitGTK's driver cannot show downloads. */
async function exported(visitor: Visitor, wanted: Wanted): Promise<string> {
  await visitor.evaluate(() => {
    const create = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (blob: Blob) => {
      void blob.text().then((text) => (document.documentElement.dataset['saved'] = text));
      return create(blob);
    };
  }, null);
  await visitor.tap(wanted);
  const saved = () => visitor.evaluate(() => document.documentElement.dataset['saved'] ?? '', null);
  return vi.waitUntil(saved, { timeout: 30_000, interval: 100 });
}
