/**
 * Whether a newer client has been installed than the one on this page; the page stays as it is until it is
 * reloaded.
 */
class NewVersion {
  here = $state(false);

  /** Call once, with the browser's service worker: it changes when a newer one takes over. */
  watch(workers: Pick<ServiceWorkerContainer, 'controller' | 'addEventListener'>): void {
    // The very first worker brings the version that the page already has.
    let known = workers.controller !== null;
    workers.addEventListener('controllerchange', () => {
      this.here = known;
      known = true;
    });
  }

  /** Checks whether the server has another build, after a file of this one could not be loaded. */
  async compareBuild(): Promise<void> {
    const script = document.querySelector('script[type=module][src]')?.getAttribute('src');
    if (script == null) return;
    // With its own query the address is not in the cache of the service worker.
    const page = await fetch('?build', { cache: 'no-store' }).then((answer) =>
      answer.ok ? answer.text() : undefined,
    );
    if (page !== undefined && !page.includes(script)) this.here = true;
  }
}

export const newVersion = new NewVersion();
