/** Lets the service worker come once the page is there: what it fetches is for later, and must not delay this visit. */
export function workOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => void navigator.serviceWorker.register('/sw.js');
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}
