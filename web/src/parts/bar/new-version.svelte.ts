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
}

export const newVersion = new NewVersion();
