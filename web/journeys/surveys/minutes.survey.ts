import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  handsOn,
  change,
  Dice,
  dockOf,
  move,
  onlyWhenLate,
  press,
  pressBid,
  type Dock,
} from '../support/player';
import { Spent } from '../support/spent';
import { openTable, startGame } from '../support/tables';
import { openServer, phone } from '../support/visits';

const server = openServer('minutes');

/** How long the person takes for each decision, in milliseconds. */
const decision = 1500;

/** How long they look at the result of their own trade before they tap, in milliseconds. */
const reading = 2500;

/** How they play: they bid once for each lot that they can pay, or pass, and skip what bots do. */
interface Manner {
  readonly name: string;
  readonly edition: string;
  readonly bids: boolean;
  /** The bar, in minutes. */
  readonly most: number;
}

const manners: readonly Manner[] = [
  { name: 'bids in every auction, watches everything', edition: '2nd edition', bids: true, most: 8 },
  { name: 'passes, taps on and skips to their next decision', edition: '2nd edition', bids: false, most: 5 },
  { name: 'bids in every auction, watches everything', edition: 'Master', bids: true, most: 11 },
];

const wait = (time: number) => new Promise((over) => setTimeout(over, time));
const think = () => wait(decision);
const named = ({ buttons }: Dock, words: string): string | undefined =>
  buttons.find((name) => name.startsWith(words));

/** Something to do, and what it answers. */
interface Plan {
  readonly to: string;
  readonly act: () => Promise<void>;
}

/** A player who thinks before every action. */
class Person {
  readonly #page: Page;
  readonly #manner: Manner;
  readonly #dice: Dice;
  /** The question of the auction for which they have done what they wanted. */
  #done = '';

  constructor(page: Page, manner: Manner, dice: Dice) {
    this.#page = page;
    this.#dice = dice;
    this.#manner = manner;
  }

  async play(): Promise<void> {
    for (;;) {
      const dock = await dockOf(this.#page);
      if (dock.question === 'Final standing') return;
      if (await this.#hasOwnResult(dock)) {
        await wait(reading);
        await press(this.#page, 'Tap to continue').catch(onlyWhenLate);
      }
      if (!dock.question.startsWith('Bid for')) this.#done = '';
      const plan = this.#plan(dock);
      if (plan !== undefined) {
        await think();
        // Meanwhile something else may be asked.
        if (this.#plan(await dockOf(this.#page))?.to === plan.to) await plan.act();
      }
      await change(this.#page, dock, 1000).catch(onlyWhenLate);
    }
  }

  /** Whether the result of their own trade is shown, which stays until they tap: not its beginning, and no sums. */
  async #hasOwnResult({ question, buttons }: Dock): Promise<boolean> {
    if (!buttons.includes('Tap to continue') || / against /.test(question)) return false;
    return this.#page.locator('[data-dock=show] .pill.plum').isVisible();
  }

  #plan(dock: Dock): Plan | undefined {
    const on = named(dock, 'Skip to my next decision') ?? named(dock, 'Tap to continue');
    if (on !== undefined && !this.#manner.bids) return { to: on, act: () => press(this.#page, on) };
    if (named(dock, 'Tap to continue') !== undefined) return undefined;
    if (dock.question.startsWith('Bid for')) return this.#bidOrPass(dock);
    if (dock.buttons.length === 0) return undefined;
    return {
      to: dock.question,
      act: async () => move(handsOn(this.#page), await dockOf(this.#page), this.#dice),
    };
  }

  #bidOrPass(dock: Dock): Plan | undefined {
    const pass = named(dock, 'Not for me');
    const may = this.#manner.bids
      ? dock.buttons.some((name) => /^(\+10 )?\d+.*(exact|pays)/.test(name))
      : pass;
    if (this.#done === dock.question || !may) return undefined;
    const act = async () => {
      this.#done = dock.question;
      if (this.#manner.bids) await pressBid(this.#page);
      else if (pass !== undefined) await press(this.#page, pass);
    };
    return { to: dock.question, act };
  }
}

/** A row of the table: the whole, and what it went to, in milliseconds, then the seconds from the last bid to the hammer. */
interface Row {
  readonly times: readonly number[];
  readonly toHammer: readonly number[];
}

async function playGame(manner: Manner, seed: number): Promise<Row> {
  const page = await server.visit({ ...phone, reducedMotion: 'no-preference' });
  const spent = new Spent(page);
  await openTable(page, server.address('/?speed=2'), manner.edition, 4);
  await startGame(page);
  const began = Date.now();
  await new Person(page, manner, new Dice(seed)).play();
  const whole = Date.now() - began;
  const { decisions, windows, shows, others } = spent.times;
  const counting = whole - decisions - windows - shows - others;
  return { times: [whole, decisions, windows, shows, others, counting], toHammer: spent.toHammer };
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
const inMinutes = (time: number) => (time / 60_000).toFixed(1);

// All side by side: each game has a table of its own, and mostly waits.
test.concurrent.for(manners)('$edition: $name', { timeout: 1_500_000 }, async (manner) => {
  const games = await Promise.all([4, 5, 6].map((seed) => playGame(manner, seed)));

  const means = (games[0]?.times ?? []).map((_, column) =>
    mean(games.map(({ times }) => times[column] ?? 0)),
  );
  const toHammer = mean(games.flatMap((game) => game.toHammer)) / 1000;
  console.log(
    `| ${[manner.edition, manner.name, ...means.map(inMinutes), toHammer.toFixed(1)].join(' | ')} |`,
  );
  expect(means[0]).toBeLessThanOrEqual(manner.most * 60_000);
});
