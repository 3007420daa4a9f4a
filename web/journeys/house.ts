import {
  chromium,
  type Browser,
  type BrowserContextOptions,
  type LaunchOptions,
  type Page,
} from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { openEyes } from './player';
import { Contract } from './contract';
import { startServer, type Server } from './server';

const args = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** How every journey starts its browser. */
export const launched: LaunchOptions = {
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args,
};
export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};
export const desktop: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };

/** A server, a browser and the contract between them, for the journeys of one file. */
export interface House {
  readonly contract: Contract;
  /** A browser of its own: nothing is shared with another visitor. */
  visit(options?: BrowserContextOptions): Promise<Page>;
  address(path?: string): string;
  /** The server goes down and comes back, as it does for a new version. */
  restart(): Promise<void>;
  /** The line to the house is cut, and stays so. */
  cut(): Promise<void>;
}

interface HouseRules {
  /** A line that breaks is told on the console by the browser itself; here it belongs to the journey. */
  readonly lineMayBreak?: boolean;
  /** The folder of the client, where it is another than the one that was built. */
  readonly web?: string;
}

export function openHouse(seed: string, { lineMayBreak = false, web }: HouseRules = {}): House {
  let server: Server;
  let browser: Browser;
  const contract = new Contract();
  const troubles: string[] = [];

  beforeAll(async () => {
    server = await startServer(seed, web);
    browser = await chromium.launch(launched);
  });

  afterAll(async () => {
    await browser.close();
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
      const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', ...options });
      const page = await context.newPage();
      page.setDefaultTimeout(20_000);
      page.on('pageerror', (error) => troubles.push(error.stack ?? String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error' && !(lineMayBreak && isOfTheLine(message.text())))
          troubles.push(message.text());
      });
      contract.watch(page);
      await openEyes(page);
      return page;
    },
  };
}

const isOfTheLine = (text: string): boolean => /WebSocket connection|Failed to load resource/.test(text);
