import { execFile } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const run = promisify(execFile);
const text = /\.(html|js|css|svg|json|txt|webmanifest|wasm)$/;

/** Writes a .br and a .gz next to every text file of the build, so that the server never compresses. */
export function precompress(): Plugin {
  let folder = 'dist';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    async closeBundle() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile() && text.test(entry.name));
      await Promise.all(files.map((entry) => writeCompressed(join(entry.parentPath, entry.name))));
    },
  };
}

export async function writeCompressed(path: string): Promise<void> {
  const plain = await readFile(path);
  const mode = { params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } };
  await writeFile(`${path}.br`, await brotli(plain, mode));
  await zip(path);
}

/** As zlib would, and a twentieth smaller. */
async function zip(path: string): Promise<void> {
  try {
    await run('libdeflate-gzip', ['-12', '-k', '-f', path]);
  } catch (error) {
    throw new Error(`${path} was not compressed: is libdeflate-tools installed?`, { cause: error });
  }
}
