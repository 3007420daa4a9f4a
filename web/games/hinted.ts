import type { TableModule } from '../src/wire/device/table-module';

interface Reply {
  readonly type: string;
  readonly command?: object | null;
}

/** Plays the table to its end; the person in `seat` follows every hint. Returns the record. */
export function playedByHints(module: TableModule, seat: number, begin: number): string {
  let now = begin;
  let ids = 0;
  const send = (message: object): readonly Reply[] => {
    module.takeMessages();
    module.receive(0, JSON.stringify(message), now);
    return module.takeMessages().map(({ text }) => JSON.parse(text) as Reply);
  };
  /** Returns whether there was something to do, and it is done. */
  const follow = (): boolean => {
    const command = send({ type: 'hint', id: 'hint' }).find(({ type }) => type === 'advice')?.command ?? null;
    if (command === null) return false;
    return !send({ type: 'command', id: String((ids += 1)), command }).some(({ type }) => type === 'refused');
  };
  send({ type: 'hello', version: 1, token: String(seat) });
  for (let due = module.nextDue(); due < Infinity; due = module.nextDue()) {
    now = Math.max(now, due);
    module.passTime(now);
    // A move can lead to the next question at once; after that, time would answer it.
    while (follow());
  }
  module.takeFacts();
  return module.record();
}
