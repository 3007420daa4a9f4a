import { notifications, serviceWorker } from '../../browser/features';

/**
 * Asks the browser, unless it was asked before, whether this page may show notifications while it is hidden.
 */
export async function mayShow(): Promise<void> {
  const browser = notifications();
  if (browser?.permission === 'default') await browser.requestPermission();
}

/**
 * Shows a notification from the open but hidden page. Android browsers accept it only from the service
 * worker.
 */
export async function notifyHere(table: string, name: string, duty: string): Promise<() => void> {
  const nothing = () => undefined;
  if (notifications()?.permission !== 'granted') return nothing;
  const worker = await serviceWorker();
  if (worker === undefined) return nothing;
  const tag = `kuhhandel-${table}`;
  await worker.showNotification(name, { body: duty, tag, icon: '/icons/cow-192.png', data: { table } });
  return () => void worker.getNotifications({ tag }).then((all) => all.forEach((one) => one.close()));
}
