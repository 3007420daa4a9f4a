import type { Answer } from '../ask';
import type {
  FileProblem,
  GroupPlayer,
  GroupStatistics,
  LobbyError,
  NewGroup,
  ScoredSheet,
  ScoreSheet,
  WrittenGame,
} from '../protocol';

/** The functions of bindings/wasm/pad_exports.cpp and module_text.cpp. */
interface Exports {
  readonly memory: WebAssembly.Memory;
  _initialize(): void;
  make_space(size: number): number;
  text(): number;
  text_size(): number;
  score(size: number): number;
  read_group(size: number): number;
  read_game(size: number): number;
  read_file(size: number): number;
  table(size: number): number;
  statistics(year: number, size: number): number;
}

/** A game under the number that it has in its group. */
export interface NumberedGame {
  readonly id: number;
  readonly written: WrittenGame;
}

/** A file of games, read but not yet imported. */
export interface GamesFile {
  readonly kind: 'json' | 'csv';
  readonly encoding: 'utf-8' | 'utf-16' | 'windows-1251' | 'windows-1252';
  /** Whether line breaks in a place or note became spaces. */
  readonly joins_lines: boolean;
  /** Cells that are read as written, but may be mistakes. */
  readonly doubts: readonly FileProblem[];
  readonly games: readonly WrittenGame[];
}

/** A problem with the line of the file that has it. */
export type MarkedProblem = FileProblem & { readonly text: string };

const encoder = new TextEncoder();
/** The byte order mark of a table is kept. */
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/**
 * The server's scoring and parsing code for groups, in WebAssembly: a pad without a server never disagrees
 * with one.
 */
export class PadModule {
  #exports!: Exports;

  /** `instantiate` fetches the module or uses a loaded one. */
  static async from(
    instantiate: (imports: WebAssembly.Imports) => Promise<WebAssembly.WebAssemblyInstantiatedSource>,
  ): Promise<PadModule> {
    const module = new PadModule();
    // The C++ library writes only before it aborts, and the trap that follows is error enough.
    const nowhere = () => 0;
    const { instance } = await instantiate({
      wasi_snapshot_preview1: { fd_close: nowhere, fd_seek: nowhere, fd_write: nowhere },
    });
    module.#exports = instance.exports as unknown as Exports;
    module.#exports._initialize();
    return module;
  }

  score = (sheet: ScoreSheet): Answer<ScoredSheet> =>
    this.#ask(JSON.stringify(sheet), (size) => this.#exports.score(size));
  /** Validates a new group and returns it in the form to store. */
  readGroup = (group: NewGroup): Answer<Required<NewGroup>> =>
    this.#ask(JSON.stringify(group), (size) => this.#exports.read_group(size));
  /** Validates a game and returns it in the form to store. */
  readGame = (game: WrittenGame): Answer<WrittenGame> =>
    this.#ask(JSON.stringify(game), (size) => this.#exports.read_game(size));
  /** Reads a file of games in any encoding; its content decides whether it is JSON or a table. */
  readFile(file: Uint8Array): Answer<GamesFile> {
    if (!this.#call(file, (size) => this.#exports.read_file(size))) return this.#refusal();
    return { ok: true, body: JSON.parse(this.#text()) as GamesFile };
  }
  /** Returns the spreadsheet table of a group's file. */
  table(file: string): Answer<string> {
    const done = this.#call(file, (size) => this.#exports.table(size));
    return done ? { ok: true, body: this.#text() } : this.#refusal();
  }
  /** Expects the oldest games first; covers all years or one. */
  statistics = (
    players: readonly GroupPlayer[],
    games: readonly NumberedGame[],
    year: number | undefined,
  ): Answer<GroupStatistics> =>
    this.#ask(JSON.stringify({ players, games }), (size) => this.#exports.statistics(year ?? 0, size));

  #ask<Body>(text: string, call: (size: number) => number): Answer<Body> {
    if (!this.#call(text, call)) return this.#refusal();
    return { ok: true, body: JSON.parse(this.#text()) as Body };
  }

  #call(input: string | Uint8Array, call: (size: number) => number): boolean {
    const bytes = typeof input === 'string' ? encoder.encode(input) : input;
    const start = this.#exports.make_space(bytes.length);
    new Uint8Array(this.#exports.memory.buffer, start, bytes.length).set(bytes);
    return call(bytes.length) !== 0;
  }

  #refusal(): { ok: false; error: LobbyError } {
    return { ok: false, error: { error: 'bad_field', ...(JSON.parse(this.#text()) as { message: string }) } };
  }

  #text(): string {
    return decoder.decode(
      new Uint8Array(this.#exports.memory.buffer, this.#exports.text(), this.#exports.text_size()),
    );
  }
}
