import type { StoredFact } from './memory';

/** The functions of bindings/wasm/exports.cpp. */
interface Exports {
  readonly memory: WebAssembly.Memory;
  _initialize(): void;
  make_space(size: number): number;
  bring_net(size: number): void;
  lobby(): void;
  open_table(idSize: number, size: number, now: number): void;
  play_on(idSize: number, wantedSize: number, size: number, now: number): void;
  take_seat(size: number, now: number): void;
  setup(): void;
  info(): void;
  resume(size: number): void;
  remember(size: number, at: number): void;
  reopen(now: number): void;
  receive(connection: number, size: number, now: number): void;
  leave(connection: number, now: number): void;
  next_due(): number;
  pass_time(now: number): void;
  record(): void;
  look_back(seat: number): void;
  replay(eyesSize: number, size: number): void;
}

export interface OutgoingMessage {
  readonly connection: number;
  readonly text: string;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** One table in WebAssembly. The messages and facts that a call produces wait until they are taken. */
export class TableModule {
  #exports!: Exports;
  #answer = '';
  #messages: OutgoingMessage[] = [];
  #facts: StoredFact[] = [];

  /** `instantiate` fetches the module or uses a loaded one. */
  static async from(
    instantiate: (imports: WebAssembly.Imports) => Promise<WebAssembly.WebAssemblyInstantiatedSource>,
  ): Promise<TableModule> {
    const module = new TableModule();
    const { instance } = await instantiate(module.#imports());
    module.#exports = instance.exports as unknown as Exports;
    module.#exports._initialize();
    return module;
  }

  /** Loads the net of the fox or of the owl: a fox needs its own, an owl both. */
  bringNet = (net: Uint8Array): string => this.#ask(() => this.#exports.bring_net(this.#lay(net)));
  lobby = (): string => this.#ask(() => this.#exports.lobby());
  setup = (): string => this.#ask(() => this.#exports.setup());
  info = (): string => this.#ask(() => this.#exports.info());
  record = (): string => this.#ask(() => this.#exports.record());
  lookBack = (seat: number): string => this.#ask(() => this.#exports.look_back(seat));
  nextDue = (): number => this.#exports.next_due();
  passTime = (now: number): void => this.#exports.pass_time(now);
  leave = (connection: number, now: number): void => this.#exports.leave(connection, now);

  open(id: string, body: string, now: number): string {
    const idSize = encoder.encode(id).length;
    return this.#ask(() => this.#exports.open_table(idSize, this.#write(id + body), now));
  }

  /** Creates a table that begins at a position of a record. */
  playOn(id: string, wanted: string, record: string, now: number): string {
    const [idSize, wantedSize] = [id, wanted].map((text) => encoder.encode(text).length) as [number, number];
    return this.#ask(() => this.#exports.play_on(idSize, wantedSize, this.#write(id + wanted + record), now));
  }

  /** Replays a record of any table. */
  replay(eyes: string, record: string): string {
    const eyesSize = encoder.encode(eyes).length;
    return this.#ask(() => this.#exports.replay(eyesSize, this.#write(eyes + record)));
  }

  takeSeat = (body: string, now: number): string =>
    this.#ask(() => this.#exports.take_seat(this.#write(body), now));

  /** Restores a table; the first answer that is an error ends it. */
  resume(setup: string, facts: readonly StoredFact[], now: number): string {
    let answer = this.#ask(() => this.#exports.resume(this.#write(setup)));
    for (const { at, fact } of facts) {
      if (answer !== '{}') return answer;
      answer = this.#ask(() => this.#exports.remember(this.#write(fact), at));
    }
    return answer === '{}' ? this.#ask(() => this.#exports.reopen(now)) : answer;
  }

  receive(connection: number, text: string, now: number): void {
    this.#exports.receive(connection, this.#write(text), now);
  }

  takeMessages(): readonly OutgoingMessage[] {
    const messages = this.#messages;
    this.#messages = [];
    return messages;
  }

  takeFacts(): readonly StoredFact[] {
    const stored = this.#facts;
    this.#facts = [];
    return stored;
  }

  #ask(call: () => void): string {
    call();
    return this.#answer;
  }

  #write(text: string): number {
    return this.#lay(encoder.encode(text));
  }

  #lay(bytes: Uint8Array): number {
    const start = this.#exports.make_space(bytes.length);
    new Uint8Array(this.#exports.memory.buffer, start, bytes.length).set(bytes);
    return bytes.length;
  }

  #read(start: number, size: number): string {
    return decoder.decode(new Uint8Array(this.#exports.memory.buffer, start, size));
  }

  #imports(): WebAssembly.Imports {
    // The C++ library writes only before it aborts, and the trap that follows is error enough.
    const nowhere = () => 0;
    return {
      page: {
        say: (connection: number, text: number, size: number) =>
          this.#messages.push({ connection, text: this.#read(text, size) }),
        keep: (version: number, at: number, fact: number, size: number) =>
          this.#facts.push({ version, at, fact: this.#read(fact, size) }),
        answer: (text: number, size: number) => (this.#answer = this.#read(text, size)),
      },
      wasi_snapshot_preview1: { fd_close: nowhere, fd_seek: nowhere, fd_write: nowhere },
    };
  }
}
