import { readFileSync } from 'node:fs';
import { imports, type Exports } from './imports.js';

const compiled = new WebAssembly.Module(readFileSync(new URL('./kuhhandel.wasm', import.meta.url)));

/** What a file of the package holds. */
export const contentOf = (address: URL): Promise<Uint8Array> => Promise.resolve(readFileSync(address));

export const engine = new WebAssembly.Instance(compiled, imports).exports as unknown as Exports;
