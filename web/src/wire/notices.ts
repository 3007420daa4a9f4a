import { ask, json } from './ask';
import type { CalledBrowser, NoticesKept, NoticesKey } from './protocol';

/** Fetches the server key for push subscriptions; `no_notices` if the server sends none. */
export const fetchNoticesKey = () => ask<NoticesKey>('/api/notices');

/** Makes this browser get notifications for these seats only. */
export const callBrowser = (browser: CalledBrowser) =>
  ask<NoticesKept>('/api/notices', { method: 'PUT', ...json(browser) });
