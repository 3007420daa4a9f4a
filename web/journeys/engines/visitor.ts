import { chromium, firefox, type Browser, type ElementHandle, type Page } from 'playwright-core';
import { Builder, Capabilities, type WebDriver, type WebElement } from 'selenium-webdriver';
import { vi } from 'vitest';
import { startDriver, type Driver } from './webkit-driver';

/** Chromium and Firefox are driven by Playwright (Firefox by WebDriver BiDi), WebKitGTK by its own WebDriver. */
export const engines = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof engines)[number];

/** An element of the page: the first visible one of that selector whose name matches. */
export interface Wanted {
  readonly selector: string;
  /** Matched with the label, or with the text. */
  readonly name: RegExp;
}

/** A person in one of the three engines: the same actions everywhere. All but `find` wait up to 30 s for the element. */
export interface Visitor {
  goto(address: string): Promise<void>;
  evaluate<Argument, Result>(run: (argument: Argument) => Result, argument: Argument): Promise<Result>;
  waitFor(wanted: Wanted): Promise<void>;
  tap(wanted: Wanted): Promise<void>;
  /** Taps if the element exists; true if it did. */
  tapIfThere(wanted: Wanted): Promise<boolean>;
  fill(wanted: Wanted, text: string): Promise<void>;
  choose(wanted: Wanted, file: string): Promise<void>;
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

/** The operations that differ between the protocols. */
interface Remote<Element> {
  readonly goto: (address: string) => Promise<void>;
  readonly evaluate: <Argument, Result>(
    run: (argument: Argument) => Result,
    argument: Argument,
  ) => Promise<Result>;
  readonly find: (asked: ElementQuery) => Promise<Element | null>;
  readonly click: (element: Element) => Promise<void>;
  readonly fill: (element: Element, text: string) => Promise<void>;
  readonly choose: (element: Element, file: string) => Promise<void>;
  readonly picture: () => Promise<Buffer>;
  readonly close: () => Promise<void>;
}

interface ElementQuery {
  readonly selector: string;
  readonly source: string;
  readonly flags: string;
}

export async function visitorIn(engine: Engine): Promise<Visitor> {
  return engine === 'webkit' ? visitor(await webkit()) : visitor(await playwright(engine));
}

function visitor<Element>(remote: Remote<Element>): Visitor {
  const find = ({ selector, name }: Wanted) =>
    remote.find({ selector, source: name.source, flags: name.flags });
  /** An element that is replaced between the look and the act is looked for again. */
  const act = async (wanted: Wanted, on: (element: Element) => Promise<void>): Promise<void> => {
    let last: unknown = 'there is none';
    const done = async (): Promise<boolean> => {
      try {
        const element = await find(wanted);
        if (element !== null) await on(element);
        return element !== null;
      } catch (error) {
        last = error;
        return false;
      }
    };
    await vi.waitUntil(done, { timeout: 30_000, interval: 100 }).catch(() => {
      throw new Error(`${wanted.selector} ${wanted.name}: ${String(last)}`);
    });
  };
  return {
    goto: remote.goto,
    evaluate: remote.evaluate,
    waitFor: (wanted) => act(wanted, () => Promise.resolve()),
    tap: (wanted) => act(wanted, remote.click),
    tapIfThere: async (wanted) => {
      const element = await find(wanted);
      if (element !== null) await remote.click(element).catch(() => undefined);
      return element !== null;
    },
    fill: (wanted, text) => act(wanted, (element) => remote.fill(element, text)),
    choose: async (wanted, file) => act(wanted, (element) => remote.choose(element, file)),
    picture: remote.picture,
    close: remote.close,
  };
}

/** Runs in the page, and so it must be self-contained. */
function findInPage({ selector, source, flags }: ElementQuery): HTMLElement | null {
  const pattern = new RegExp(source, flags);
  const nameOf = (element: HTMLElement): string => {
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const text = labels.length > 0 ? labels.map((label) => label.innerText).join(' ') : element.innerText;
    return (element.getAttribute('aria-label') ?? text).replaceAll(/\s+/g, ' ').trim();
  };
  const isShown = (element: HTMLElement) =>
    element.getClientRects().length > 0 || (element instanceof HTMLInputElement && element.type === 'file');
  const all = [...document.querySelectorAll<HTMLElement>(selector)];
  return all.find((element) => isShown(element) && pattern.test(nameOf(element))) ?? null;
}

const size = { width: 390, height: 844 };

async function playwright(engine: 'chromium' | 'firefox'): Promise<Remote<ElementHandle>> {
  const browser: Browser = await (engine === 'firefox'
    ? firefox.launch({
        channel: 'moz-firefox',
        executablePath: process.env['FIREFOX'] ?? '/usr/bin/firefox-esr',
        firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 },
      })
    : chromium.launch({
        executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
        args: ['--headless', '--no-sandbox', '--disable-gpu'],
      }));
  // Firefox has no commands for the media features that Playwright sets unasked.
  const context = await browser.newContext({
    viewport: size,
    locale: 'en-GB',
    ...(engine === 'firefox'
      ? { colorScheme: null, reducedMotion: null, forcedColors: null, contrast: null }
      : { reducedMotion: 'reduce' as const }),
  });
  const page: Page = await context.newPage();
  return {
    goto: async (address) => {
      await page.goto(address);
    },
    evaluate: (run, argument) => page.evaluate(run as (value: unknown) => unknown, argument) as never,
    find: async (asked) => (await page.evaluateHandle(findInPage, asked)).asElement(),
    click: (element) => element.click({ timeout: 10_000, noWaitAfter: true }),
    fill: (element, text) => element.fill(text, { timeout: 10_000 }),
    choose: (element, file) => element.setInputFiles(file),
    picture: () => page.screenshot(),
    close: () => browser.close(),
  };
}

async function webkit(): Promise<Remote<WebElement>> {
  const driver: Driver = await startDriver();
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: driver.browser, args: ['--automation'] },
  });
  const page: WebDriver = await new Builder()
    .usingServer(driver.address)
    .withCapabilities(capabilities)
    .build();
  await page.manage().window().setRect(size);
  return {
    goto: (address) => page.get(address),
    evaluate: (run, argument) => page.executeScript(`return (${run.toString()})(arguments[0])`, argument),
    find: (asked) => page.executeScript(`return (${findInPage.toString()})(arguments[0])`, asked),
    click: async (element) => {
      // The driver scrolls no further than it must, which leaves elements under the bar at the bottom.
      await page.executeScript('arguments[0].scrollIntoView({ block: "center" })', element);
      await element.click();
    },
    fill: async (element, text) => {
      await element.clear();
      await element.sendKeys(text);
    },
    choose: (element, file) => element.sendKeys(file),
    picture: async () => Buffer.from(await page.takeScreenshot(), 'base64'),
    close: async () => {
      await page.quit();
      driver.stop();
    },
  };
}
