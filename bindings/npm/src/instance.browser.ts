import { imports, type Exports } from './imports.js';

const fetched = fetch(new URL('./kuhhandel.wasm', import.meta.url));
const { instance } = await WebAssembly.instantiateStreaming(fetched, imports);

/** Returns the content of a file of the package. */
export async function contentOf(address: URL): Promise<Uint8Array> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address.href} could not be fetched: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

export const engine = instance.exports as unknown as Exports;
