import type { Model } from '../model';

/** Up to how much the table bids for the viewer on the lot that is auctioned; it ends with the lot. */
export class Ceiling {
  most = $state<number>();
  readonly #tell: (most: number | null) => Promise<boolean>;

  /** `tell` asks the table for it, which may refuse. */
  constructor(tell: (most: number | null) => Promise<boolean>) {
    this.#tell = tell;
  }

  /** From now on; undefined: the viewer bids for themselves again. */
  async set(most: number | undefined): Promise<void> {
    if (await this.#tell(most ?? null)) this.most = most;
  }

  follow({ view, latest }: Model): void {
    if (view?.phase.name !== 'bidding') this.most = undefined;
    // A server that was interrupted has forgotten it.
    else if (this.most !== undefined && latest.some(({ name }) => name === 'reopened'))
      void this.set(this.most);
  }
}
