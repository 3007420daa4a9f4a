import moduleAddress from '../../../../build/wasm/pad.wasm?url';
import { instantiate } from '../../browser/webassembly';
import { PadModule } from './pad-module';

let module: Promise<PadModule> | undefined;

/** The module, fetched once for the whole page; after a failure the next call tries again. */
export function padModule(): Promise<PadModule> {
  module ??= PadModule.from((imports) => instantiate(moduleAddress, imports)).catch((error: unknown) => {
    module = undefined;
    throw error;
  });
  return module;
}
