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
  // The search for a sound card, which machines of tests lack, costs a twentieth of the time.
  '--disable-audio-output',
];

const whole = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
const programs = { whole, light: process.env['CHROMIUM_LIGHT'] ?? whole };

/** `light` is Chromium without windows, which costs a third less; it shows no notices. */
export type BrowserKind = keyof typeof programs;

// Surveys measure, and pictures are compared with those of the browser that people have.
const usual: BrowserKind = process.env['JOURNEYS'] === undefined ? 'light' : 'whole';
const running = new Map<BrowserKind, Promise<Browser>>();

/** The browser of this worker, which all its files use one after the other; visitors share nothing but its processes. It ends with the worker. */
export function theBrowser(kind = usual): Promise<Browser> {
  const browser = running.get(kind) ?? launch(kind);
  running.set(kind, browser);
  return browser;
}

async function launch(kind: BrowserKind): Promise<Browser> {
  const browser = await chromium.launch({ executablePath: programs[kind], args });
  // After a crash, the next caller gets a new browser.
  browser.once('disconnected', () => running.delete(kind));
  return browser;
}
