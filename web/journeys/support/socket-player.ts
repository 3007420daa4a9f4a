import type { VisitedServer } from './visits';
import type { Command, Option, Order, ServerMessage } from '../../src/wire/protocol';

/** Returns what a cautious player does; undefined: waits. Sends no trade, and bids only on every third price. */
function choice(options: readonly Option[], version: number): Command | undefined {
  const find = <Do extends Option['do']>(what: Do) =>
    options.find((option): option is Extract<Option, { do: Do }> => option.do === what);
  for (const simple of ['auction', 'sell', 'accept'] as const)
    if (find(simple) !== undefined) return { do: simple };
  const pay = find('pay');
  if (pay !== undefined) return { do: 'pay', money: pay.suggested };
  const bid = find('bid');
  return bid !== undefined && version % 3 === 0 ? { do: 'bid', amount: bid.from } : undefined;
}

/** A player with a seat and no page. */
export interface SocketPlayer {
  /** As the host, with three bots. */
  readonly start: () => void;
  /** Settles when so many more lots have been paid. */
  readonly sales: (count: number) => Promise<void>;
}

/**
 * Lena, who sits down at a table for a big screen, and thinks for a second. That phone is another device: a page for it would
 * take the screen's frames.
 */
export async function playBySocket(server: VisitedServer, table: string): Promise<SocketPlayer> {
  const response = await fetch(server.address(`/api/tables/${table}/seats`), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ player: 'Lena' }),
  });
  const { token } = (await response.json()) as { token: string };
  const socket = new WebSocket(server.address(`/api/tables/${table}/live`).replace(/^http/, 'ws'));
  let sent = 0;
  const send = (message: object) => socket.send(JSON.stringify({ id: `m${(sent += 1)}`, ...message }));
  const order = (what: Order) => send({ type: 'order', order: what });
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
  socket.send(JSON.stringify({ type: 'hello', version: 1, token }));
  socket.send(JSON.stringify({ type: 'attention', attentive: true }));

  let sold = 0;
  const steps = new EventTarget();
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(data as string) as ServerMessage;
    if (message.type !== 'step') return;
    sold += message.events.filter(({ name }) => name === 'paid').length;
    steps.dispatchEvent(new Event('step'));
    const command = choice(message.options ?? [], message.version);
    if (command !== undefined) setTimeout(() => send({ type: 'command', command }), 1000);
  });
  return {
    start: () => {
      for (const seat of [1, 2, 3]) order({ do: 'add_bot', seat, bot: seat === 2 ? 'farmer' : 'trader' });
      order({ do: 'start' });
    },
    sales: (count) =>
      new Promise((resolve) => {
        const last = sold + count;
        steps.addEventListener('step', () => sold >= last && resolve());
      }),
  };
}
