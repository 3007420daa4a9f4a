import { ask, json } from './ask';
import type { CalledBrowser, NoticesKept, NoticesKey } from './protocol';

/** The key of the server that a browser subscribes to; `no_notices` where it calls nobody. */
export const fetchNoticesKey = () => ask<NoticesKey>('/api/notices');

/** For these seats this browser is called from now on, and for no others. */
export const callBrowser = (browser: CalledBrowser) =>
  ask<NoticesKept>('/api/notices', { method: 'PUT', ...json(browser) });
