import { imports, type Exports } from './imports.js';
import { builtIn } from './host.js';

// Test runners such as Jest with jsdom choose this file, and have no `fetch`, though they run on Node.
const files = import.meta.url.startsWith('file:') ? builtIn('node:fs') : undefined;

/** The content of a file of the package. */
export async function contentOf(address: URL): Promise<Uint8Array> {
  if (files !== undefined) return files.readFileSync(builtIn('node:url')!.fileURLToPath(address.href));
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address.href} could not be fetched: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

const module = new URL('./kuhhandel.wasm', import.meta.url);
const { instance } =
  files === undefined
    ? await WebAssembly.instantiateStreaming(fetch(module), imports)
    : await WebAssembly.instantiate((await contentOf(module)) as Uint8Array<ArrayBuffer>, imports);

export const engine = instance.exports as unknown as Exports;
