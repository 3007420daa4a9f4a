/**
 * The functions of bindings/wasm/module_text.cpp, game_exports.cpp and bot_exports.cpp. Most answer with a
 * text and return whether it is the result or an error.
 */
export interface Exports {
  readonly memory: WebAssembly.Memory;
  _initialize(): void;
  make_space(size: number): number;
  text(): number;
  text_size(): number;
  game(): number;
  game_size(): number;
  rules_version(): number;
  editions(): number;
  begin(size: number): number;
  play(edition: number, size: number): number;
  answer(edition: number, size: number): number;
  asked(edition: number): number;
  legal_actions(edition: number, seat: number): number;
  view(edition: number, eyes: number): number;
  events(edition: number, eyes: number, size: number): number;
  opening(eyes: number, size: number): number;
  open_state(edition: number): number;
  replay(eyes: number, size: number): number;
  score(size: number): number;
  bring_net(size: number): number;
  bots(): number;
  play_bots(recordSize: number, size: number): number;
  make_bot(size: number): number;
  begin_bot(bot: number, seat: number, seed: number, size: number): number;
  tell_bot(bot: number, size: number): number;
  ask_bot(bot: number): number;
  free_bot(bot: number): void;
}

// The C++ library writes only when it aborts, and the trap that follows reports that.
const nowhere = () => 0;

/** The imports that the module needs. */
export const imports = {
  wasi_snapshot_preview1: { fd_close: nowhere, fd_seek: nowhere, fd_write: nowhere },
};
