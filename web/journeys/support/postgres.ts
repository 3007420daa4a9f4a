import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const installed = '/usr/lib/postgresql';
const run = promisify(execFile);

/** A database for the journey, reachable only by a socket in its folder. */
export interface Postgres {
  /** As `--ledger` has it. */
  readonly address: string;
  stop(): Promise<void>;
}

const programs = (): string => {
  const newest = readdirSync(installed).sort((one, other) => Number(one) - Number(other));
  return join(installed, newest.at(-1) ?? '', 'bin');
};

/** It does not run as root. */
const asPostgres: readonly string[] =
  process.getuid?.() === 0 ? ['--reuid=postgres', '--regid=postgres', '--clear-groups'] : [];

export async function startPostgres(): Promise<Postgres> {
  const folder = await mkdtemp(join(tmpdir(), 'kuhhandel-postgres-'));
  if (asPostgres.length > 0) execFileSync('chown', ['postgres', folder]);
  chmodSync(folder, 0o700);
  const data = join(folder, 'data');
  const initdb = ['-D', data, '--no-sync', '--auth=trust', '--encoding=UTF8', '--locale=C'];
  await run('setpriv', [...asPostgres, join(programs(), 'initdb'), ...initdb, '--username=kuhhandel']);
  const settings = ['listen_addresses=', `unix_socket_directories=${folder}`, 'fsync=off'];
  const database = spawn(
    'setpriv',
    [
      '--pdeathsig=QUIT',
      ...asPostgres,
      join(programs(), 'postgres'),
      '-D',
      data,
      ...settings.flatMap((set) => ['-c', set]),
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  await isReady(database);
  return {
    address: `postgres://kuhhandel@/postgres?host=${folder}`,
    stop: async () => {
      const ended = new Promise((resolve) => database.once('exit', resolve));
      database.kill('SIGQUIT');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function isReady(database: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    database.stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('ready to accept connections')) resolve();
    });
    database.once('exit', (code) => reject(new Error(`PostgreSQL ended with ${code}: ${output}`)));
  });
}
