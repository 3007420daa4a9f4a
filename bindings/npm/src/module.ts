// Calls the WebAssembly module (bindings/wasm): texts are JSON, and a game is bytes that are in its memory
// only during a call.
import { engine } from '#instance';
import { BadInput, Refused } from './errors.js';
import { builtIn } from './host.js';
import type { RefusalName } from './protocol.gen.js';

engine._initialize();

// jsdom lacks both.
const texts = typeof TextEncoder === 'undefined' ? builtIn('node:util') : undefined;
const encoder = texts === undefined ? new TextEncoder() : new texts.TextEncoder();
const decoder = texts === undefined ? new TextDecoder() : new texts.TextDecoder();
const gameAt = engine.game();
const gameSize = engine.game_size();

export function putGame(game: Uint8Array): void {
  new Uint8Array(engine.memory.buffer, gameAt, gameSize).set(game);
}

export function takeGame(): Uint8Array {
  return new Uint8Array(engine.memory.buffer.slice(gameAt, gameAt + gameSize));
}

/** Writes texts or files, one after the other, where the module reads them; how many bytes each has. */
export function write(...parts: readonly (string | Uint8Array)[]): number[] {
  // Bytes may be of another realm, as in a test runner, so they are no `instanceof Uint8Array`.
  const encoded = parts.map((part) => (ArrayBuffer.isView(part) ? part : encoder.encode(part)));
  const sizes = encoded.map((bytes) => bytes.length);
  let at = engine.make_space(sizes.reduce((all, size) => all + size, 0));
  for (const bytes of encoded) {
    new Uint8Array(engine.memory.buffer, at, bytes.length).set(bytes);
    at += bytes.length;
  }
  return sizes;
}

/** An error, as the module reports it. */
type Wrong =
  | { refusal: RefusalName; clause: string; message: string; at?: number }
  | { differs: true; message: string; at: number }
  | { field: string; message: string };

function thrown(wrong: Wrong): Error {
  if ('refusal' in wrong) return new Refused(wrong.refusal, wrong.clause, wrong.message, wrong.at);
  return new BadInput('field' in wrong ? wrong.field : `commands[${wrong.at}]`, wrong.message);
}

/** Returns the answer to a call; throws if it is an error. */
export function answerTo<Answer>(isAnswered: number): Answer {
  const start = engine.text();
  const answer: unknown = JSON.parse(
    decoder.decode(new Uint8Array(engine.memory.buffer, start, engine.text_size())),
  );
  if (isAnswered === 0) throw thrown(answer as Wrong);
  return answer as Answer;
}
