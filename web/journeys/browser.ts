import { chromium, type Browser } from 'playwright-core';

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

let running: Promise<Browser> | undefined;

/** The browser of this worker, which all its files use one after the other; visitors share nothing but its processes. It ends with the worker. */
export const theBrowser = (): Promise<Browser> => (running ??= launch());

async function launch(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args });
  // Whoever comes after a browser that crashed gets a new one.
  browser.once('disconnected', () => (running = undefined));
  return browser;
}
