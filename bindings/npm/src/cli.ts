#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { platform } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { servePage } from './page.js';

/** The games of a browser belong to the address, and so to the port: it stays the same from day to day. */
const usualPort = 8465;

const usage = `npx kuhhandel [--port PORT] [--no-open]

Serves the game to this machine alone, against bots or with people who pass the device around, and opens it in the browser.
It plays without a network.

  --port PORT  serve at this port; without it at ${usualPort}, or at any that is free
  --no-open    print the address, and open no browser
  --version    print the version
`;

function options() {
  return parseArgs({
    options: {
      port: { type: 'string' },
      'no-open': { type: 'boolean' },
      version: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  }).values;
}

function portIn(text: string): number {
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port <= 65535) return port;
  throw new Error(`--port: must be a whole number up to 65535, not '${text}'.`);
}

async function serve(port: string | undefined): Promise<string> {
  const page = fileURLToPath(new URL('../page', import.meta.url));
  if (port !== undefined) return (await servePage(page, portIn(port))).address;
  const usual = servePage(page, usualPort);
  return (await usual.catch(() => servePage(page, 0))).address;
}

/** Without a browser, the printed address is enough. */
function openInBrowser(address: string): void {
  const openers: Partial<Record<NodeJS.Platform, [string, ...string[]]>> = {
    darwin: ['open'],
    win32: ['rundll32', 'url.dll,FileProtocolHandler'],
  };
  const [program, ...words] = openers[platform()] ?? ['xdg-open'];
  const opener = spawn(program, [...words, address], { stdio: 'ignore', detached: true });
  opener.on('error', () => undefined);
  opener.unref();
}

function versionOf(): string {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

async function main(): Promise<void> {
  const { port, 'no-open': stays_closed, version, help } = options();
  if (help === true) return console.log(usage.trimEnd());
  if (version === true) return console.log(`kuhhandel ${versionOf()}`);
  const address = await serve(port);
  console.log(`Kuhhandel is at ${address} for this machine alone. Ctrl+C ends it.`);
  if (stays_closed !== true) openInBrowser(address);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
