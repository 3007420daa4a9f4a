import { expect, it } from 'vitest';
import { scenes } from '../fixtures/scenes';
import { now } from '../fixtures/sunday';
import type { GameEvent, View } from '../../wire/protocol';
import { TableSession } from './session.svelte';

/** Returns a session with a bot's advice to bid, followed by these events. */
async function advised(events: GameEvent[], view: Partial<View> = {}): Promise<TableSession> {
  const snapshot = scenes['auction'];
  if (snapshot?.view == null) throw new Error('there is no auction');
  const session = new TableSession({
    send: () =>
      Promise.resolve({ type: 'advice', id: '1', command: { do: 'bid', amount: 100 }, explanation: null }),
  });
  session.receive(snapshot);
  await session.commands.askForHint();
  const seen = { ...snapshot.view, ...view };
  session.receive({
    type: 'step',
    version: snapshot.version + 1,
    now,
    events,
    view: seen,
    options: snapshot.options,
  });
  return session;
}

it('a hint stays until its price changes, despite passes and calls', async () => {
  const session = await advised([
    { name: 'called', call: 2 },
    { name: 'passed', seat: 3 },
  ]);
  expect(session.commands.advice?.command).toEqual({ do: 'bid', amount: 100 });
});

it('a hint is removed with its price', async () => {
  const phase = { ...scenes['auction']?.view?.phase, standing: { seat: 3, amount: 100 } } as View['phase'];
  const session = await advised([{ name: 'raised', seat: 3, amount: 100 }], { phase });
  expect(session.commands.advice).toBeUndefined();
});
