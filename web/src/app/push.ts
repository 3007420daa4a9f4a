import { callOf, otherCall, type Call } from '../parts/i18n/calls';
import type { CalledBrowser, NoticeText, NoticesKey } from '../wire/protocol';

/** A notification, and the table that it is about. */
export interface ReceivedCall extends Call {
  readonly table: string | undefined;
}

function isNotice(value: unknown): value is NoticeText {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, language, table, name } = value as Partial<Record<keyof NoticeText, unknown>>;
  const areTexts = [kind, language, table, name].every((one) => typeof one === 'string');
  return areTexts && ['turn', 'begins', 'let_in'].includes(kind as string);
}

/**
 * Returns the texts of a push message, of general ones if it is from another version or damaged: browsers
 * withdraw the permission of a page that gets a message and shows nothing.
 */
export function callIn(data: { json(): unknown } | null, languages: readonly string[]): ReceivedCall {
  try {
    const notice = data?.json();
    if (isNotice(notice)) return { ...callOf(notice), table: notice.table };
  } catch {
    // The general texts follow.
  }
  return { ...otherCall(languages), table: undefined };
}

// Not among the files of the builds, which are deleted with them.
const cacheName = 'notices-of-kuhhandel';
const place = '/notices/called';

/** Stores what a page has sent to the server about this browser. */
export async function keepCalled(called: CalledBrowser): Promise<void> {
  const cache = await caches.open(cacheName);
  if (called.seats.length === 0) await cache.delete(place);
  else await cache.put(place, new Response(JSON.stringify(called)));
}

async function calledBefore(): Promise<CalledBrowser | undefined> {
  const kept = await (await caches.open(cacheName)).match(place);
  return kept === undefined ? undefined : ((await kept.json()) as CalledBrowser);
}

async function updateServer(called: CalledBrowser): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  await fetch('/api/notices', { method: 'PUT', headers, body: JSON.stringify(called) });
}

const serverKey = async (): Promise<string> =>
  ((await (await fetch('/api/notices')).json()) as NoticesKey).key;

/** The browser has replaced or dropped its subscription: the server gets the new one in place of the old. */
export async function subscribeAgain(
  push: Pick<PushManager, 'subscribe'>,
  { newSubscription }: { readonly newSubscription?: PushSubscription | null },
): Promise<void> {
  const before = await calledBefore();
  if (before === undefined) return;
  const wanted = async () => ({ userVisibleOnly: true, applicationServerKey: await serverKey() });
  const fresh = newSubscription ?? (await push.subscribe(await wanted()));
  const { keys = {} } = fresh.toJSON();
  const { endpoint } = fresh;
  const now = { ...before, endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' };
  await updateServer(now);
  await keepCalled(now);
  if (before.endpoint !== endpoint) await updateServer({ ...before, seats: [] });
}
