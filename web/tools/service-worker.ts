import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

const worker = 'sw.js';
const forNobody = /\.(br|gz|map)$/;

/** Tells the service worker of a build which files it has to keep, and which build it is. */
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
      handler: () => fillIn(folder),
    },
  };
}

async function fillIn(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !forNobody.test(entry.name) && entry.name !== worker)
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const build = createHash('sha256');
  for (const file of files) build.update(file).update(await readFile(file));
  const addresses = files.map((file) => addressOf(relative(folder, file)));
  const path = join(folder, worker);
  const facts = `const FILES=${JSON.stringify(addresses)},BUILD=${JSON.stringify(build.digest('hex').slice(0, 12))};`;
  await writeFile(path, facts + (await readFile(path, 'utf8')));
}

const addressOf = (path: string): string => (path === 'index.html' ? '/' : `/${path.split(sep).join('/')}`);
