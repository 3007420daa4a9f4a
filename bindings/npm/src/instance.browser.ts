import { imports, type Exports } from './imports.js';

const fetched = fetch(new URL('./kuhhandel.wasm', import.meta.url));
const { instance } = await WebAssembly.instantiateStreaming(fetched, imports);

export const engine = instance.exports as unknown as Exports;
