// The interfaces that a browser may lack: because it is old, the page came without https, or the user turned
// them off. Nothing else in the client uses them directly (web/eslint.config.js).

/** At the time of the call: tests and users change what is there. */
const browser = (): Partial<Navigator> => navigator;

export const clipboard = (): Clipboard | undefined => browser().clipboard ?? undefined;

export const canShare = (data: ShareData): boolean => browser().canShare?.(data) === true;

/** Offers the data to other apps; `failed` if this browser cannot do that. */
export async function share(data: ShareData): Promise<'shared' | 'cancelled' | 'failed'> {
  if (browser().share === undefined) return 'failed';
  return navigator.share(data).then(
    () => 'shared' as const,
    (error: unknown) =>
      error instanceof DOMException && error.name === 'AbortError'
        ? ('cancelled' as const)
        : ('failed' as const),
  );
}

/** Whether the page is shown inside of another one: a hand at the big screen. */
export const isEmbedded = (): boolean => globalThis.self !== globalThis.top;

export const canVibrate = (): boolean => 'vibrate' in navigator;
export function vibrate(milliseconds: readonly number[]): void {
  browser().vibrate?.([...milliseconds]);
}

/** Opens the device's audio; undefined if it has none, or too many pages use it. */
export function openAudio(): AudioContext | undefined {
  const { AudioContext: Audio } = globalThis as Partial<typeof globalThis>;
  try {
    return Audio === undefined ? undefined : new Audio();
  } catch {
    return undefined;
  }
}

/** Whether the user has touched the page: before that browsers allow neither sound nor vibration. */
export const wasTouched = (): boolean => browser().userActivation?.hasBeenActive ?? true;

/** Whether the device has a network; true if the browser does not know. */
export const isOnline = (): boolean => browser().onLine ?? true;

/** The user's languages, the preferred one first, as two letters. */
export const userLanguages = (): readonly string[] =>
  (browser().languages ?? []).map((language) => language.slice(0, 2));

/** Marks the app's icon on the home screen, or removes the mark. */
export function markIcon(marked: boolean): void {
  const { setAppBadge, clearAppBadge } = browser();
  const done = marked ? setAppBadge?.call(navigator, 1) : clearAppBadge?.call(navigator);
  done?.catch(() => undefined);
}

export const serviceWorkers = (): ServiceWorkerContainer | undefined => browser().serviceWorker ?? undefined;

/** The registered service worker; undefined if there is none, or it cannot be had here. */
export const serviceWorker = async (): Promise<ServiceWorkerRegistration | undefined> =>
  serviceWorkers()
    ?.getRegistration()
    .catch(() => undefined);

/** The browser's notifications; undefined if it has none. */
export const notifications = (): typeof Notification | undefined =>
  (globalThis as Partial<typeof globalThis>).Notification;

export const hasPush = (): boolean => 'PushManager' in globalThis;

/** Whether the page can be put on the home screen of an Apple device, and may get more rights there. */
export const canBeInstalled = (): boolean => 'standalone' in navigator;

/** Locks that all pages of this browser share. */
export const locks = (): LockManager | undefined => browser().locks ?? undefined;

/** A channel to the other pages of this browser. */
export function channelTo(name: string): BroadcastChannel | undefined {
  const { BroadcastChannel: Channel } = globalThis as Partial<typeof globalThis>;
  try {
    return Channel === undefined ? undefined : new Channel(name);
  } catch {
    // A page whose storage is blocked gets no channel either.
    return undefined;
  }
}
