import { errors, type Page } from 'playwright-core';

/** The content of the dock: the question and the enabled buttons. */
export interface Dock {
  readonly question: string;
  readonly buttons: readonly string[];
}

/** Chooses among legal moves, the same ones every time it starts from the same number. */
export class Dice {
  #state: number;

  constructor(start: number) {
    this.#state = start;
  }

  /** True with that probability in percent. */
  chance(percent: number): boolean {
    this.#state = (this.#state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return (this.#state / 2_147_483_648) * 100 < percent;
  }
}

const scoreShown = 'Final standing';

/** The operations of a page that playing needs, in any browser. */
export interface Hands {
  read(): Promise<Dock>;
  /** Presses the first button of the dock whose name begins so; does nothing if there is none. */
  press(name: string): Promise<void>;
  /** Presses the first of the bids. */
  pressBid(): Promise<void>;
}

export const handsOn = (page: Page): Hands => ({
  read: () => dockOf(page),
  press: (name) => press(page, name),
  pressBid: () => pressBid(page),
});

/** Plays like a person: reads the question, presses buttons by their names, until the score or `enough` is seen. */
export async function play(
  page: Page,
  dice: Dice,
  enough: (dock: Dock) => boolean = () => false,
): Promise<void> {
  for (;;) {
    const dock = await dockOf(page);
    if (dock.question === scoreShown || enough(dock)) return;
    await move(handsOn(page), dock, dice);
    // A tap that a busy machine has lost is made again.
    await change(page, dock, 4000).catch(onlyWhenLate);
  }
}

/** Plays to the score, and looks at the table wherever the dock is new. */
export async function playAndLook(
  page: Page,
  dice: Dice,
  isNew: (dock: Dock) => boolean,
  lookAt: (dock: Dock) => Promise<void>,
): Promise<void> {
  for (;;) {
    let met: Dock | undefined;
    await play(page, dice, (dock) => {
      if (isNew(dock)) met = dock;
      return met !== undefined;
    });
    if (met === undefined) return;
    await lookAt(met);
  }
}

/**
 * True after that many auctions in which this player may bid; each counts once, however often its bids
 * change.
 */
export function auctions(most: number): (dock: Dock) => boolean {
  let seen = 0;
  let last = '';
  return ({ question }) => {
    if (question.startsWith('Bid for') && question !== last) seen += 1;
    last = question;
    return seen >= most;
  };
}

declare global {
  interface Window {
    readDock(): Dock;
    dockNow(): Dock;
  }
}

/** Gives a page the eyes of a player; its policy of content allows no script that comes later. */
export async function openEyes(page: Page): Promise<void> {
  await page.addInitScript({
    content: `window.readDock = ${readDock.toString()}; (${watchDock.toString()})()`,
  });
}

/** Checks only after changes, because every check makes the page work. Runs in the page. */
function watchDock(): void {
  let seen: Dock | undefined;
  const changed = new MutationObserver(() => (seen = undefined));
  changed.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  window.dockNow = () => (seen ??= window.readDock());
}

export const dockOf = (page: Page): Promise<Dock> => page.evaluate(() => window.dockNow());

/** Runs in the page, so it must be self-contained. */
export function readDock(): Dock {
  const score = document.querySelector('#standing-title');
  if (score !== null) return { question: score.textContent, buttons: [] };
  const question = document.querySelector('#question-title')?.textContent ?? '';
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('.dock button:enabled')]
    .filter((button) => button.offsetParent !== null)
    .map((button) => button.getAttribute('aria-label') ?? button.innerText.replaceAll(/\s+/g, ' ').trim());
  return { question, buttons };
}

/** Waits until the dock shows something else than it did. */
export async function change(page: Page, before: Dock, timeout = 60_000): Promise<void> {
  const seen = JSON.stringify(before);
  const often = { timeout, polling: 30 };
  await page.waitForFunction((old) => JSON.stringify(window.dockNow()) !== old, seen, often);
}

/** Ignores a timeout; any other error is thrown. */
export function onlyWhenLate(trouble: unknown): undefined {
  if (!(trouble instanceof errors.TimeoutError)) throw trouble;
}

const starts = (words: string) => new RegExp(`^${words}`);

/** Makes one move, if there is one; a button that has disappeared does no harm. */
export async function move(hands: Hands, dock: Dock, dice: Dice): Promise<void> {
  const named = (pattern: RegExp) => dock.buttons.find((name) => pattern.test(name));
  const trade = named(/ with /);
  const draw = named(/^(Auction|Look at) a card/);
  const counter = dock.question.startsWith('Take it');
  if (trade !== undefined && (draw === undefined || dice.chance(40))) return hands.press(trade);
  if (draw !== undefined) return hands.press(draw);
  if (named(/^Sell/) !== undefined) {
    const buy = named(/^Buy/);
    return hands.press(buy !== undefined && dice.chance(30) ? buy : (named(/^Sell/) ?? ''));
  }
  if (counter && (dice.chance(50) || named(/Add one$/) === undefined))
    return hands.press(named(/^Accept/) ?? '');
  if (counter) return addMoney(hands, dock, dice, /^Counter with/);
  if (dock.question.startsWith('Make your offer') || dock.question.startsWith('Tie')) {
    return addMoney(hands, dock, dice, /^Offer/);
  }
  const go = named(/^(Pay \d|Tap to continue|Without the)/);
  if (go !== undefined) return hands.press(go);
  const other = oneOfMaster(dock, dice);
  if (other !== undefined) return hands.press(other);
  const bid = named(/^(Bid )?(\+\d+ )?\d+.*(exact|pays)/);
  if (bid !== undefined && dice.chance(35)) return hands.pressBid();
  // A covered hand does not show what it can pay.
  if (named(/^Bid \+\d+ \d+$/) !== undefined && dice.chance(8)) return hands.pressBid();
}

/** Moves of Master and its duel: claim or wait, take the rat or lay a card, keep or give. */
function oneOfMaster({ buttons }: Dock, dice: Dice): string | undefined {
  const named = (pattern: RegExp) => buttons.find((name) => pattern.test(name));
  // On a hand at a big screen the count is on the button.
  const mine = named(/^(\d+ )?MINE!/);
  if (mine !== undefined) return dice.chance(15) ? mine : undefined;
  if (named(/^Take the rat/) !== undefined) {
    const lay = named(/^Put a \d/);
    return lay === undefined || dice.chance(40) ? 'Take the rat' : lay;
  }
  return dice.chance(50) ? named(/^Give it/) : named(/^Keep it/);
}

/** Lays one to three money cards into the tray, then presses the button that sends them. */
async function addMoney(hands: Hands, dock: Dock, dice: Dice, go: RegExp): Promise<void> {
  const cards = dock.buttons.filter((name) => /Add one$/.test(name));
  for (const name of cards) {
    if (dice.chance(40)) await hands.press(name.replace(/:.*/, ':'));
  }
  const button = (await hands.read()).buttons.find((name) => go.test(name));
  if (button !== undefined) return hands.press(button);
  const first = cards[0];
  if (first !== undefined) await hands.press(first);
}

const resting = new WeakMap<Page, number>();

/**
 * On that page buttons are pressed by a finger, for that many milliseconds; on others by a mouse, without a
 * pause.
 */
export const pressByFinger = (page: Page, milliseconds: number) => resting.set(page, milliseconds);

export async function press(page: Page, name: string): Promise<void> {
  const button = page
    .locator('.dock')
    .getByRole('button', { name: starts(escape(name)) })
    .first();
  if (!(await button.isVisible())) return;
  await button.click({ timeout: 2000, delay: resting.get(page) ?? 0 }).catch(() => undefined);
}

export async function pressBid(page: Page): Promise<void> {
  const button = page.locator('.dock .bids').getByRole('button', { name: /^Bid (\+\d+ )?\d+/ });
  await button
    .first()
    .click({ timeout: 1000 })
    .catch(() => undefined);
}

const escape = (words: string): string =>
  words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s+');
