import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { Dice, move, readDock, type Dock, type Hands } from '../player';
import { startServer, type Server } from '../server';
import { shortNameOf } from '../short-edition';
import { engines, visitorIn, type Visitor, type Wanted } from './visitor';

const films = fileURLToPath(new URL('../../films/engines/', import.meta.url));
const button = (name: RegExp): Wanted => ({ selector: 'button', name });
const link = (name: RegExp): Wanted => ({ selector: 'a', name });
const field = (name: RegExp): Wanted => ({ selector: 'input', name });
const heading = (name: RegExp): Wanted => ({ selector: 'h1, h2, h3', name });
const anything = (name: RegExp): Wanted => ({ selector: 'main *:not(svg, svg *)', name });

describe.each(engines)('in %s', (engine) => {
  let folder: string;
  let server: Server;
  let visitor: Visitor;

  beforeAll(async () => {
    await mkdir(films, { recursive: true });
    folder = await mkdtemp(join(tmpdir(), 'kuhhandel-engines-'));
    server = await startServer('engines', { short: ['second'] });
    visitor = await visitorIn(engine);
  });

  afterAll(async () => {
    await visitor.close();
    await server.stop();
    await rm(folder, { recursive: true });
  });

  const at = (path: string) => `${server.address}${path}`;
  const picture = async (name: string) =>
    writeFile(join(films, `${engine}-${name}.png`), await visitor.picture());
  afterEach(({ task }) => picture(task.name.replaceAll(/\W+/g, '-')));

  test('the lesson is done from its first step to the second', async () => {
    await visitor.goto(at('/'));
    await visitor.tap(link(/^Learn it/));
    await visitor.tap(button(/^Auction a card/));
    await visitor.tap(button(/^Next$/));
    await visitor.waitFor(heading(/^Bid more than Otto$/));
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
    await visitor.waitFor(anything(/0 games imported, 1 already there/));
  });

  test('without the server one plays on the device', async () => {
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
    const dock = await hands.look();
    if (dock.question !== '' && questions.at(-1) !== dock.question) questions.push(dock.question);
    if (isEnough(dock)) return questions;
    await move(hands, dock, dice);
    const changed = async () => JSON.stringify(await hands.look()) !== JSON.stringify(dock);
    // A tap that a busy machine has lost is made again.
    await vi.waitUntil(changed, { timeout: 4000, interval: 50 }).catch(() => undefined);
  }
}

const handsOf = (visitor: Visitor): Hands => ({
  look: () => visitor.evaluate(readDock, null),
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
