import { tabStore } from '../../browser/storage';

const textFields = 'input:not([type=range]):not([type=checkbox]):not([type=radio]), textarea, select';
const reloadedFor = 'kuhhandel.reloaded-for';

/** Whether the user is writing, or has opened a dialog. */
const isBusy = (): boolean =>
  document.activeElement?.matches(textFields) === true ||
  document.querySelector('dialog[open], :popover-open') !== null;

/**
 * Whether a newer client has been installed than the one on this page. The page is not reloaded by itself,
 * except once if the server no longer has the files of this build.
 */
class NewVersion {
  here = $state(false);
  /** The address of the new build's first script, if files of this one are gone. */
  #replacement: string | undefined;
  /** Reasons not to reload: a game on the screen. */
  readonly #holds = new Set<object>();
  /** The user has written something on this page. */
  #isWritten = false;

  /** Call once, with the browser's service worker: it changes when a newer one takes over. */
  watch(workers: Pick<ServiceWorkerContainer, 'controller' | 'addEventListener'>): void {
    // The very first worker brings the version that the page already has.
    let known = workers.controller !== null;
    workers.addEventListener('controllerchange', () => {
      this.here = known;
      known = true;
    });
  }

  /** Call once: notices what must not be lost, and the moments when nothing would be. */
  watchPage(): void {
    addEventListener('input', () => (this.#isWritten = true), true);
    document.addEventListener('visibilitychange', () => this.reloadIfHarmless());
  }

  /** Checks whether the server has another build, after a file of this one could not be loaded. */
  async compareBuild(): Promise<void> {
    const script = document.querySelector('script[type=module][src]')?.getAttribute('src');
    if (script == null) return;
    // With its own query the address is not in the cache of the service worker.
    const page = await fetch('?build', { cache: 'no-store' }).then((answer) =>
      answer.ok ? answer.text() : undefined,
    );
    const [, other] = /<script[^>]*type="?module"?[^>]*src="([^"]+)"/.exec(page ?? '') ?? [];
    if (page === undefined || other === undefined || page.includes(script)) return;
    this.here = true;
    this.#replacement = other;
    this.reloadIfHarmless();
  }

  /** Prevents a reload until the returned function is called. */
  hold(): () => void {
    const reason = {};
    this.#holds.add(reason);
    return () => {
      this.#holds.delete(reason);
    };
  }

  /** The user has gone to another page of the site, and what was written on the page before is done with. */
  turnPage(): void {
    this.#isWritten = false;
    this.reloadIfHarmless();
  }

  /** Reloads once for each build if parts of this page cannot be loaded, and nothing can be lost. */
  reloadIfHarmless(): void {
    if (this.#replacement === undefined || this.#holds.size > 0 || this.#isWritten || isBusy()) return;
    // Without storage a page that is reloaded again and again could not be prevented.
    if (tabStore.get(reloadedFor) === this.#replacement || !tabStore.set(reloadedFor, this.#replacement))
      return;
    location.reload();
  }
}

export const newVersion = new NewVersion();
