import moduleAddress from '../../../../build/wasm/pad.wasm?url';
import { PadModule } from './pad-module';

/** The module, fetched once for the whole page. */
export const padModule: Promise<PadModule> = PadModule.from((imports) =>
  WebAssembly.instantiateStreaming(fetch(moduleAddress), imports),
);
