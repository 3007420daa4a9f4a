import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { messages } from './messages/plugin.ts';
import { programOf } from './program.ts';

/** The worker is asked for by this name, whatever the build. */
const worker = 'sw.js';
const source = fileURLToPath(new URL('../src/app/service-worker.ts', import.meta.url));
/** Vite ends the names of these files with a hash of their content. */
const isNamedByContent = /^assets\/.+-[\w-]{8}\.\w+$/;
const revisionOf = (content: Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 8);
const forNobody = /\.(br|gz|map)$/;

/**
 * Builds the service worker, a separate program: a page and its worker share no files. Passes it the list of
 * files to cache, and the build's id.
 */
export function serviceWorker(): Plugin {
  let folder = 'dist';
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      handler: () => writeWorker(folder),
    },
  };
}

async function writeWorker(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !forNobody.test(entry.name) && entry.name !== worker)
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const hash = createHash('sha256');
  const named: string[] = [];
  // By their addresses: wherever the client is built, it is the same build.
  for (const file of files) {
    const address = addressOf(relative(folder, file));
    const content = await readFile(file);
    hash.update(address).update(content);
    named.push(isNamedByContent.test(address) ? address : `${address}#${revisionOf(content)}`);
  }
  const facts = `const FILES=${JSON.stringify(named)},BUILD=${JSON.stringify(hash.digest('hex').slice(0, 12))};`;
  await writeFile(join(folder, worker), facts + (await programOf(source, [messages()])));
}

/** The worker's address for the file, relative to the worker's folder. */
const addressOf = (path: string): string => (path === 'index.html' ? './' : path.split(sep).join('/'));
