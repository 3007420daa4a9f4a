import type { Page, WebSocket } from 'playwright-core';

/**
 * Everything that a page receives from the server: by the socket, and by HTTP. The hand of a guest at a big screen is a
 * document of its own, with connections of its own: what it receives is not the screen's.
 */
export function bytesOf(page: Page): string[] {
  const received: string[] = [];
  page.on('websocket', (socket: WebSocket) => {
    let isOfHand = false;
    socket.on('framesent', ({ payload }) => {
      const sent = String(payload);
      if (sent.startsWith('{"type":"hello"')) isOfHand = !sent.includes('"screen":true');
    });
    socket.on('framereceived', ({ payload }) => {
      if (!isOfHand) received.push(String(payload));
    });
  });
  page.on('response', async (response) => {
    if (new URL(response.url()).pathname.startsWith('/api/') && response.frame() === page.mainFrame())
      received.push(await response.text().catch(() => ''));
  });
  return received;
}

type Json = Readonly<Record<string, unknown>>;

/** Members that no event may have, for any viewer; the witness of the load test knows the same (consistency_checker.cpp). */
const neverInEvents = new Set(['seed', 'token', 'pile', 'bank', 'salt']);
const handsShown = new Set(['showed_hand', 'showed_too_few']);
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** Returns why a spectator must not receive the event: money of a trade, of a rat or of a closed payment, or a hand. */
function secretsOfEvent(event: Json): string[] {
  const name = String(event['name']);
  const isOpen = name === 'drew' || (name === 'paid' && event['open'] === true);
  return Object.entries(event).flatMap(([key, value]) => {
    if (neverInEvents.has(key)) return [`${key} in '${name}'`];
    if (key === 'hand' && !handsShown.has(name)) return [`a hand in '${name}'`];
    const hasMoney = key === 'money' || (isObject(value) && 'money' in value);
    return hasMoney && !isOpen ? [`money in '${name}': ${JSON.stringify(event)}`] : [];
  });
}

/** Returns the facts in a message to a spectator that only players may know. */
function secretsOfMessage(message: Json): string[] {
  const view = isObject(message['view']) ? message['view'] : {};
  const hand = isObject(view['hand']) && Object.keys(view['hand']).length > 0 ? ['a hand in a view'] : [];
  const seat = (view['seat'] ?? null) === null ? [] : ['the view of a seat'];
  const { phase: now } = view as { phase?: Json };
  const isHidden =
    now !== undefined && (isObject(now['laid']) || ('card' in now && now['name'] === 'division'));
  const phase = isHidden ? [`a secret of the phase: ${JSON.stringify(now)}`] : [];
  const events = [message['events'], message['log']].flatMap((list) =>
    Array.isArray(list) ? (list as unknown[]) : [],
  );
  return [...hand, ...seat, ...phase, ...events.filter(isObject).flatMap(secretsOfEvent)];
}

/** Returns the secrets in what a spectator's page received: those above, and each of these tokens. */
export function secretsIn(received: readonly string[], tokens: readonly string[]): string[] {
  return received.flatMap((text) => {
    const stolen = tokens.filter((token) => text.includes(token)).map(() => 'the token of a seat');
    const isNews = /^{"type":"(snapshot|step)"/.test(text);
    return [...stolen, ...(isNews ? secretsOfMessage(JSON.parse(text) as Json) : [])];
  });
}

/** Returns the token of the seat that this page's browser has at the table. */
export const tokenOf = (page: Page, table: string): Promise<string> =>
  page.evaluate((id) => {
    const key = JSON.parse(localStorage.getItem(`kuhhandel.seat.${id}`) ?? '{}') as { token?: string };
    return key.token ?? '';
  }, table);
