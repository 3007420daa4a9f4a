import { untrack } from 'svelte';

// Bids come in bursts; a listener wants only the price at which the burst ended.
const burst = 600;

interface Waiting {
  text: string;
  bid: boolean;
}

/** What the two live regions of the page say: politely what happened, assertively what the listener must do. */
export class Announcer {
  polite = $state('');
  assertive = $state('');
  #waiting: Waiting[] = [];
  // eslint-disable-next-line no-unused-private-class-members -- the rule does not see that `??=` reads it
  #timer: ReturnType<typeof setTimeout> | undefined;

  tell(text: string, bid = false): void {
    if (bid) this.#waiting = this.#waiting.filter((waiting) => !waiting.bid);
    this.#waiting.push({ text, bid });
    this.#timer ??= setTimeout(() => this.#flush(), burst);
  }

  /** For what the listener must do or has just asked for; it waits for nothing. */
  now(text: string): void {
    // An effect that announces something must not come again because it did.
    this.assertive = again(
      untrack(() => this.assertive),
      text,
    );
  }

  /** Drops what is not said yet. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
  }

  #flush(): void {
    this.#timer = undefined;
    this.polite = again(this.polite, this.#waiting.map(({ text }) => text).join(' '));
    this.#waiting = [];
  }
}

/** The same words twice would be no change, and so not be read out again. */
const again = (before: string, text: string): string => (text === before ? `${text}\u00a0` : text);

export const announcer = new Announcer();
