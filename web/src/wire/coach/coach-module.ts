import type { CoachRequest } from './requests';

/** The functions of bindings/wasm/coach_exports.cpp. */
interface Exports {
  readonly memory: WebAssembly.Memory;
  _initialize(): void;
  make_space(size: number): number;
  assess(seat: number, worlds: number, size: number): void;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** The coach in WebAssembly. */
export class CoachModule {
  #exports!: Exports;
  #answer = '';
  readonly #progress: (done: number, of: number) => void;

  private constructor(progress: (done: number, of: number) => void) {
    this.#progress = progress;
  }

  /** `instantiate` fetches the module, or has it at hand; `progress` is told how many steps are judged, of how many. */
  static async from(
    instantiate: (imports: WebAssembly.Imports) => Promise<WebAssembly.WebAssemblyInstantiatedSource>,
    progress: (done: number, of: number) => void,
  ): Promise<CoachModule> {
    const module = new CoachModule(progress);
    const { instance } = await instantiate(module.#imports());
    module.#exports = instance.exports as unknown as Exports;
    module.#exports._initialize();
    return module;
  }

  /** The assessment as JSON, or an error. */
  assess({ record, seat, worlds }: CoachRequest): string {
    const bytes = encoder.encode(record);
    const start = this.#exports.make_space(bytes.length);
    new Uint8Array(this.#exports.memory.buffer, start, bytes.length).set(bytes);
    this.#exports.assess(seat, worlds, bytes.length);
    return this.#answer;
  }

  #imports(): WebAssembly.Imports {
    // The C++ library writes only on its way to abort, and the trap that follows tells enough.
    const nowhere = () => 0;
    return {
      page: {
        progress: (done: number, of: number) => this.#progress(done, of),
        answer: (text: number, size: number) => {
          this.#answer = decoder.decode(new Uint8Array(this.#exports.memory.buffer, text, size));
        },
      },
      wasi_snapshot_preview1: { fd_close: nowhere, fd_seek: nowhere, fd_write: nowhere },
    };
  }
}
