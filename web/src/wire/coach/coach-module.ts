import type { CoachRequest } from './requests';

/** The functions of bindings/wasm/coach_exports.cpp. */
interface Exports {
  readonly memory: WebAssembly.Memory;
  _initialize(): void;
  make_space(size: number): number;
  bring_net(size: number): void;
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

  /**
   * `instantiate` fetches the module or uses a loaded one; `progress` gets the number of judged steps and
   * their total.
   */
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

  /** Loads a net that predicts answers to offers in the imagined games. Returns `{}` or an error. */
  bringNet(net: Uint8Array): string {
    this.#exports.bring_net(this.#lay(net));
    return this.#answer;
  }

  /** Returns the assessment as JSON, or an error. */
  assess({ record, seat, worlds }: CoachRequest): string {
    this.#exports.assess(seat, worlds, this.#lay(encoder.encode(record)));
    return this.#answer;
  }

  /** Copies the bytes into the module's memory and returns their number. */
  #lay(bytes: Uint8Array): number {
    const start = this.#exports.make_space(bytes.length);
    new Uint8Array(this.#exports.memory.buffer, start, bytes.length).set(bytes);
    return bytes.length;
  }

  #imports(): WebAssembly.Imports {
    // The C++ library writes only before it aborts, and the trap that follows is error enough.
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
