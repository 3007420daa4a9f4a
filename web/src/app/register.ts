import { alone } from '../wire/alone';
import { newVersion } from '../parts/bar/new-version.svelte';

/**
 * Registers the service worker after the page has loaded: its downloads are for later, and must not delay
 * this visit.
 */
export function workOffline(): void {
  // Files of an older build may be gone from the server.
  addEventListener('vite:preloadError', () => void newVersion.compareBuild().catch(() => undefined));

  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  newVersion.watch(navigator.serviceWorker);
  const register = () => void navigator.serviceWorker.register(alone ? 'sw.js' : '/sw.js').then(lookOut);
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}

/** A page may stay open for a whole evening: whenever it is looked at again it asks for a newer client. */
function lookOut(worker: ServiceWorkerRegistration): void {
  document.addEventListener('visibilitychange', () => {
    // Without a connection there is nothing newer to be had.
    if (!document.hidden) worker.update().catch(() => undefined);
  });
}
