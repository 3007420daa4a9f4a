/** A page of the service worker. */
export interface SeenPage {
  readonly visibilityState: DocumentVisibilityState;
  postMessage(message: unknown, transfer: Transferable[]): void;
}

/** Milliseconds in which a visible page answers. */
const patience = 300;

const answerOf = (page: SeenPage): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const end = (isSeen: boolean) => {
      port1.close();
      resolve(isSeen);
    };
    port1.onmessage = ({ data }: MessageEvent<unknown>) => end(data === true);
    setTimeout(() => end(false), patience);
    page.postMessage({ isSeen: true }, [port2]);
  });

/**
 * Whether a user sees one of these pages. It must answer: iPhones still call a page visible that they have
 * suspended.
 */
export async function areSeen(pages: readonly SeenPage[]): Promise<boolean> {
  const visible = pages.filter(({ visibilityState }) => visibilityState === 'visible');
  return (await Promise.all(visible.map(answerOf))).includes(true);
}

/** Lets a page answer the worker. */
export function answerWorker(workers: ServiceWorkerContainer, isVisible: () => boolean): void {
  workers.addEventListener('message', ({ data, ports }: MessageEvent<{ isSeen?: boolean } | null>) => {
    if (data?.isSeen === true) ports[0]?.postMessage(isVisible());
  });
}
