/** Asks the browser, where it was never asked, whether this page may show notices while it is hidden. */
export async function mayShow(): Promise<void> {
  if ('Notification' in globalThis && Notification.permission === 'default')
    await Notification.requestPermission();
}

/** A notice that the open page shows by itself, while it is hidden. An Android browser takes it from its service worker alone. */
export async function tellHere(table: string, name: string, duty: string): Promise<() => void> {
  const nothing = () => undefined;
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return nothing;
  const worker = await navigator.serviceWorker.getRegistration();
  if (worker === undefined) return nothing;
  const tag = `kuhhandel-${table}`;
  await worker.showNotification(name, { body: duty, tag, icon: '/icons/cow-192.png', data: { table } });
  return () => void worker.getNotifications({ tag }).then((all) => all.forEach((one) => one.close()));
}
