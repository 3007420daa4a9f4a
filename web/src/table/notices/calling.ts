import {
  canBeInstalled,
  hasPush,
  notifications,
  serviceWorker,
  serviceWorkers,
} from '../../browser/features';
import { calls, type QuietTimes } from '../../model/settings/calls.svelte';
import { languageCode } from '../../parts/i18n/locale.svelte';
import { callBrowser, fetchNoticesKey } from '../../wire/notices';
import { mostAtOnce } from '../../wire/own';
import type { CalledBrowser, QuietHours } from '../../wire/protocol';
import { seatKeys } from '../../wire/seat-keys';

/** Why notifications are impossible here. */
export type Hindrance =
  /** The page was loaded over plain http, as in a home network. */
  | 'insecure'
  /** The browser has no notifications, or none before the page is on the home screen. */
  | 'unsupported'
  | 'install'
  /** The user has blocked them in the browser. */
  | 'denied'
  /** The server sends no notifications. */
  | 'server'
  /** Neither this browser nor the server can reach a push service. */
  | 'unreachable'
  | 'trouble';

/** Returns what prevents notifications before the user is asked. */
export function hindrance(): Hindrance | undefined {
  if (!isSecureContext) return 'insecure';
  if (serviceWorkers() === undefined || notifications() === undefined || !hasPush())
    return canBeInstalled() ? 'install' : 'unsupported';
  return notifications()?.permission === 'denied' ? 'denied' : undefined;
}

const minutesOfDay = 24 * 60;

/** Converts to minutes of a day in UTC, by today's local offset. */
export function inGreenwich(
  { from, until }: QuietTimes,
  offset = new Date().getTimezoneOffset(),
): QuietHours {
  const minute = (time: string) => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    return (hours * 60 + minutes + offset + minutesOfDay) % minutesOfDay;
  };
  return { from: minute(from), until: minute(until) };
}

/** Returns the name of the local time zone, so that quiet hours follow its daylight saving time. */
const timeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

function called(subscription: PushSubscription, seats: CalledBrowser['seats']): CalledBrowser {
  const { keys = {} } = subscription.toJSON();
  const { turns, begins, letIn, isQuiet, quiet } = calls.chosen;
  return {
    seats,
    endpoint: subscription.endpoint,
    p256dh: keys['p256dh'] ?? '',
    auth: keys['auth'] ?? '',
    language: languageCode(),
    turns,
    begins,
    let_in: letIn,
    ...(isQuiet && { quiet: { ...inGreenwich(quiet), zone: timeZone() } }),
  };
}

const ownSeats = (): CalledBrowser['seats'] =>
  seatKeys()
    .slice(0, mostAtOnce)
    .map(({ table, token }) => ({ table, token }));

/** Informs the server, and the service worker, which sends it again if the browser replaces the subscription. */
async function putSubscription(subscription: PushSubscription, seats: CalledBrowser['seats']) {
  const browser = called(subscription, seats);
  const worker = await serviceWorker();
  worker?.active?.postMessage({ called: browser });
  return callBrowser(browser);
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Sends the subscription to the server, and polls until it knows whether it reaches the push service, for
 * which it has 15 seconds.
 */
async function updateServer(subscription: PushSubscription): Promise<Hindrance | undefined> {
  let reached: boolean | undefined;
  // The first answer may be from an earlier day.
  for (let tried = 0; tried < 12 && reached !== true && (tried < 2 || reached === undefined); ++tried) {
    if (tried > 0) await pause(1500);
    const answer = await putSubscription(subscription, ownSeats());
    if (!answer.ok) return answer.error.error === 'no_notices' ? 'server' : 'trouble';
    reached = answer.body.is_reached;
  }
  return reached === false ? 'unreachable' : undefined;
}

async function subscribed(worker: ServiceWorkerRegistration, key: string): Promise<PushSubscription> {
  const wanted = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await worker.pushManager.subscribe(wanted);
  } catch (error) {
    const earlier = await worker.pushManager.getSubscription();
    // A subscription for a server that no longer exists blocks a new one.
    if (earlier === null) throw error;
    await earlier.unsubscribe();
    return worker.pushManager.subscribe(wanted);
  }
}

/** Asks the browser, subscribes, and informs the server; returns what prevents it, if anything does. */
export async function turnOn(): Promise<Hindrance | undefined> {
  calls.choose({ asked: true });
  const stands = hindrance();
  if (stands !== undefined) return stands;
  const key = await fetchNoticesKey();
  if (!key.ok) return key.error.error === 'no_notices' ? 'server' : 'trouble';
  if ((await notifications()?.requestPermission()) !== 'granted') return 'denied';
  const worker = await serviceWorker();
  if (worker?.active == null) return 'trouble';
  let subscription: PushSubscription;
  try {
    subscription = await subscribed(worker, key.body.key);
  } catch {
    return 'unreachable';
  }
  const hinders = await updateServer(subscription);
  calls.choose({ on: hinders === undefined });
  if (hinders !== undefined) await forget(subscription);
  return hinders;
}

async function forget(subscription: PushSubscription): Promise<void> {
  await putSubscription(subscription, []);
  await subscription.unsubscribe();
}

const subscription = async () => {
  const push = ((await serviceWorker()) as Partial<ServiceWorkerRegistration> | undefined)?.pushManager;
  return (await push?.getSubscription()) ?? undefined;
};

export async function turnOff(): Promise<void> {
  calls.choose({ on: false });
  const there = await subscription();
  if (there !== undefined) await forget(there);
}

/** Returns a new subscription, if the browser has lost the one of a user who still wants notifications. */
async function subscribedAgain(): Promise<PushSubscription | undefined> {
  const [worker, key] = await Promise.all([serviceWorker(), fetchNoticesKey()]);
  if (worker === undefined || !key.ok) return undefined;
  return subscribed(worker, key.body.key).catch(() => undefined);
}

/** Sends the current choices and this browser's seats to the server. */
export async function renew(): Promise<void> {
  if (notifications()?.permission !== 'granted') {
    calls.choose({ on: false });
    return;
  }
  const there = (await subscription()) ?? (await subscribedAgain());
  if (there !== undefined) await putSubscription(there, ownSeats());
}
