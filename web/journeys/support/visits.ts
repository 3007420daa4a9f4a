import type { BrowserContextOptions, ConsoleMessage, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest';
import { theBrowser, type BrowserKind } from './browser';
import { Contract } from './contract';
import { dockOf, openEyes } from './player';
import { startServer, type Server, type Serving } from './server';

export const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
} satisfies BrowserContextOptions;
export const desktop: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };

/** How journeys look at a page where they say nothing else. */
export const visitor: BrowserContextOptions = { locale: 'en-GB', reducedMotion: 'reduce' };

/** A server, its visitors and the contract between them, for the journeys of one file. */
export interface VisitedServer {
  readonly contract: Contract;
  /** A browser of its own: nothing is shared with another visitor. */
  visit(options?: BrowserContextOptions): Promise<Page>;
  address(path?: string): string;
  /** The server goes down and comes back, as it does for a new version. */
  restart(): Promise<void>;
  /** The server is gone, and stays so. */
  cut(): Promise<void>;
}

interface VisitedRules extends Serving {
  /** The browser itself logs a lost connection to the console; here that belongs to the journey. */
  readonly mayBreak?: boolean;
  readonly browser?: BrowserKind;
  /** The service worker keeps all files of the client, as for users. That costs two seconds of a core for each visitor. */
  readonly installs?: boolean;
}

// Surveys measure what users have.
const isSurvey = process.env['JOURNEYS'] !== undefined;

/** As where the browser blocks storage. */
const installNothing =
  "if ('ServiceWorkerContainer' in self) ServiceWorkerContainer.prototype.register = () => Promise.reject(new Error('No.'));";

export function openServer(
  seed: string,
  { mayBreak = false, browser: kind, installs = isSurvey, ...serving }: VisitedRules = {},
): VisitedServer {
  let server: Server;
  const contract = new Contract();
  const troubles: string[] = [];

  beforeAll(async () => {
    server = await startServer(seed, serving);
  });

  afterAll(async () => {
    await server.stop();
    expect(contract.breaches, 'messages that break the schema').toEqual([]);
    expect(contract.messages, 'messages that were checked').toBeGreaterThan(0);
    expect(troubles, 'errors in the pages').toEqual([]);
  });

  return {
    contract,
    address: (path = '/') => `${server.address}${path}`,
    restart: () => server.restart(),
    cut: () => server.cut(),
    visit: async (options = desktop) => {
      const browser = await theBrowser(kind);
      const context = await browser.newContext({ ...visitor, ...options });
      const page = await context.newPage();
      page.setDefaultTimeout(60_000);
      page.on('pageerror', (error) => troubles.push(error.stack || `${error.name}: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error' && !(mayBreak && isOfTheConnection(message)))
          troubles.push(`${message.text() || 'an error without words'}, of ${message.location().url}`);
      });
      contract.watch(page);
      await openEyes(page);
      if (!installs) await page.addInitScript({ content: installNothing });
      // A page that stays open costs the journeys after it a part of the processor.
      onTestFinished(async ({ task }) => {
        if (task.result?.state === 'fail') await reportShownPage(page);
        await context.close();
      });
      return page;
    },
  };
}

/** Prints the page's content after a timeout, so that the reader knows where the journey waited. */
const reportShownPage = async (page: Page): Promise<void> => {
  const shown: unknown = page.isClosed() ? 'is closed' : await dockOf(page).catch(String);
  console.log(page.url(), shown);
};

/** Chromium without a connection sometimes logs an empty message; the page's own messages have arguments. */
const isOfTheConnection = (message: ConsoleMessage): boolean =>
  /WebSocket connection|Failed to load resource/.test(message.text()) ||
  (message.text() === '' && message.args().length === 0);
