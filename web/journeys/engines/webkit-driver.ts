import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { vi } from 'vitest';

export interface Driver {
  readonly address: string;
  /** The program of WebKitGTK that the driver starts. */
  readonly browser: string;
  stop(): void;
}

/** WebKitGTK's WebDriver on a free port, with a virtual screen for its windows. */
export async function startDriver(): Promise<Driver> {
  const browser = ['4.1', '4.0', '6.0']
    .map(
      (version) =>
        `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-${version}/MiniBrowser`,
    )
    .find((path) => existsSync(path));
  if (browser === undefined) throw new Error('There is no WebKitGTK: install webkit2gtk-driver and xvfb.');
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await firstLineOf(screen);
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${display}`, LANG: 'en_GB.UTF-8', LANGUAGE: 'en_GB' },
  });
  const address = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(`${address}/status`).then(
      (answer) => answer.ok,
      () => false,
    );
  await vi.waitUntil(answers, { timeout: 30_000, interval: 50 });
  return {
    address,
    browser,
    stop: () => {
      driver.kill();
      screen.kill();
    },
  };
}

async function firstLineOf(screen: ChildProcess): Promise<string> {
  const output = screen.stdio[3];
  if (output === null || output === undefined || !('read' in output)) throw new Error('Xvfb has no pipe.');
  const [line] = (await once(createInterface(output), 'line')) as [string];
  return line;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
