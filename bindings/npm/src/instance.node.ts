import { readFileSync } from 'node:fs';
import { imports, type Exports } from './imports.js';

const compiled = new WebAssembly.Module(readFileSync(new URL('./kuhhandel.wasm', import.meta.url)));

/** Returns the content of a file of the package. */
export const contentOf = (address: URL): Promise<Uint8Array> => Promise.resolve(readFileSync(address));

export const engine = new WebAssembly.Instance(compiled, imports).exports as unknown as Exports;
