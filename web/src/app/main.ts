import { mount } from 'svelte';
import App from './App.svelte';
import { initLocale } from '../parts/i18n/locale.svelte';
import { surviveTranslators } from '../parts/i18n/translator';
import '../styles/index.css';
import { serviceWorkers } from '../browser/features';
import { alone } from '../wire/alone';
import { newVersion } from '../parts/bar/new-version.svelte';
import { answerWorker } from './seen';

/**
 * Registers the service worker after the page has loaded: its downloads are for later, and must not delay
 * this visit.
 */
function workOffline(): void {
  // Files of an older build may be gone from the server.
  newVersion.watchPage();
  addEventListener('vite:preloadError', () => void newVersion.compareBuild().catch(() => undefined));

  const workers = serviceWorkers();
  if (!import.meta.env.PROD || workers === undefined) return;
  newVersion.watch(workers);
  answerWorker(workers, () => !document.hidden);
  // A browser that blocks storage has no service workers either; then the page needs its connection.
  const register = () =>
    void workers.register(alone ? 'sw.js' : '/sw.js').then(watchForUpdates, () => undefined);
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}

/** A page may stay open for a whole evening: whenever it is looked at again it asks for a newer client. */
function watchForUpdates(worker: ServiceWorkerRegistration): void {
  document.addEventListener('visibilitychange', () => {
    // Without a connection there is nothing newer to be had.
    if (!document.hidden) worker.update().catch(() => undefined);
  });
}

async function start(): Promise<void> {
  const target = document.getElementById('app');
  await initLocale();
  surviveTranslators(document.body);
  if (target !== null) mount(App, { target });
  workOffline();
}

void start();
