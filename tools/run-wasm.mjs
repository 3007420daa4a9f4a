// Runs a WASI program like a native one, with its arguments, output and exit status.
import { readFile } from 'node:fs/promises';
import { argv, exit } from 'node:process';
import { WASI } from 'node:wasi';

const [file, ...args] = argv.slice(2);
if (file === undefined) {
  console.error(
    'usage: node --disable-warning=ExperimentalWarning tools/run-wasm.mjs FILE.wasm [ARGUMENT...]',
  );
  exit(2);
}

const wasi = new WASI({
  version: 'preview1',
  args: [file, ...args],
  env: {},
  returnOnExit: true,
});
const { instance } = await WebAssembly.instantiate(await readFile(file), wasi.getImportObject());
exit(wasi.start(instance));
