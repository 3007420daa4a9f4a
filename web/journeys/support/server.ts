import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeShortEdition } from './short-edition';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const program = join(root, 'build/release/kuhhandel-server');
/** The client as it was built. */
export const client = join(root, 'web/dist');

export interface Server {
  readonly address: string;
  /** Ends the server and starts it again with the same data on the same port. */
  restart(): Promise<void>;
  /** Ends the server for good; its data stay until `stop`. */
  cut(): Promise<void>;
  /** The same, as if its machine had died. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

export interface Serving {
  /** The folder of the client, if it is not the built one. */
  readonly web?: string;
  /** Editions of which the server offers a short form too, by their ids. */
  readonly short?: readonly string[];
  /** The token of the operator page; without it there is none. */
  readonly operatorToken?: string;
  /** The database that several servers have together; without it each keeps its tables itself. */
  readonly ledger?: string;
}

/** The real server without any table and a seed, on a port of its own. */
export async function startServer(
  seed: string,
  { web = client, short = [], operatorToken, ledger }: Serving = {},
): Promise<Server> {
  const data = await mkdtemp(join(tmpdir(), 'kuhhandel-journey-'));
  const files = await Promise.all(short.map((id) => writeShortEdition(id, data)));
  const more = files.flatMap((file) => ['--edition-file', file]);
  if (ledger !== undefined) more.push('--ledger', ledger);
  if (operatorToken !== undefined) {
    const file = join(data, 'operator-token');
    await writeFile(file, operatorToken, { mode: 0o600 });
    more.push('--operator-token-file', file);
  }
  let running = await launch({ seed, data, web, more, port: '0' });
  const { address } = running;
  return {
    address,
    restart: async () => {
      await end(running.server);
      running = await launch({ seed, data, web, more, port: new URL(address).port });
    },
    cut: () => end(running.server),
    kill: () => end(running.server, 'SIGKILL'),
    stop: async () => {
      await end(running.server);
      await rm(data, { recursive: true, force: true });
    },
  };
}

interface Launch {
  readonly seed: string;
  readonly data: string;
  readonly web: string;
  /** Further options, as the command line has them. */
  readonly more: readonly string[];
  readonly port: string;
}

async function launch({
  seed,
  data,
  web,
  more,
  port,
}: Launch): Promise<{ server: ChildProcess; address: string }> {
  const options = { port, address: '127.0.0.1', data, web, seed };
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
  const server = spawn(program, [...args, ...more], { stdio: ['ignore', 'pipe', 'pipe'] });
  return { server, address: await addressOf(server) };
}

async function end(server: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill(signal);
  await ended;
}

function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const address = /listening on (http:\/\/\S+?)\/?\s/.exec(output)?.[1];
      if (address !== undefined) resolve(address);
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${output}`)));
  });
}
