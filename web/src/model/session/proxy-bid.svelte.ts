import type { Model } from '../model';

/** The ceiling up to which the table bids for the viewer on the current lot; it ends with the lot. */
export class ProxyBid {
  most = $state<number>();
  readonly #send: (most: number | null) => Promise<boolean>;

  /** `tell` requests it from the table, which may refuse. */
  constructor(send: (most: number | null) => Promise<boolean>) {
    this.#send = send;
  }

  /** Sets the ceiling; undefined: the viewer bids for themselves again. */
  async set(most: number | undefined): Promise<void> {
    if (await this.#send(most ?? null)) this.most = most;
  }

  follow({ view, latest }: Model): void {
    if (view?.phase.name !== 'bidding') this.most = undefined;
    // A restarted server has lost it.
    else if (this.most !== undefined && latest.some(({ name }) => name === 'reopened'))
      void this.set(this.most);
  }
}
