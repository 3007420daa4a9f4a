/** Whether a newer client than the one on this page has come; the page goes on as it is until somebody reloads it. */
class NewVersion {
  here = $state(false);

  /** To be called once, with the browser's service worker: it changes when a newer one takes over. */
  watch(workers: Pick<ServiceWorkerContainer, 'controller' | 'addEventListener'>): void {
    // The first one of all brings what the page has already.
    let known = workers.controller !== null;
    workers.addEventListener('controllerchange', () => {
      this.here = known;
      known = true;
    });
  }

  /** Looks whether the server has another build, after a file of this one could not be loaded. */
  async compareBuild(): Promise<void> {
    const script = document.querySelector('script[type=module][src]')?.getAttribute('src');
    if (script == null) return;
    // With a query of its own the address is not in the cache of the service worker.
    const page = await fetch('?build', { cache: 'no-store' }).then((answer) =>
      answer.ok ? answer.text() : undefined,
    );
    if (page !== undefined && !page.includes(script)) this.here = true;
  }
}

export const newVersion = new NewVersion();
