import { readFileSync } from 'node:fs';
import { imports, type Exports } from './imports.js';

const compiled = new WebAssembly.Module(readFileSync(new URL('./kuhhandel.wasm', import.meta.url)));

export const engine = new WebAssembly.Instance(compiled, imports).exports as unknown as Exports;
