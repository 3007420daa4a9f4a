import { untrack } from 'svelte';

// Milliseconds. Bids come in bursts; a listener wants only the last price.
const burst = 600;

interface Waiting {
  text: string;
  bid: boolean;
}

/** The two live regions of the page: events are announced politely, required actions assertively. */
export class Announcer {
  polite = $state('');
  assertive = $state('');
  #waiting: Waiting[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  announce(text: string, bid = false): void {
    if (bid) this.#waiting = this.#waiting.filter((waiting) => !waiting.bid);
    this.#waiting.push({ text, bid });
    this.#timer ??= setTimeout(() => this.#flush(), burst);
  }

  /** Announces at once what the listener must do or has just asked for. */
  now(text: string): void {
    // An effect that announces something must not run again because it did.
    this.assertive = again(
      untrack(() => this.assertive),
      text,
    );
  }

  /** Drops the announcements that are still waiting. */
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

/** Makes repeated words a change, because otherwise they would not be read out again. */
const again = (before: string, text: string): string => (text === before ? `${text}\u00a0` : text);

export const announcer = new Announcer();

/** While a component is there, announces a text at the start and at each change; undefined: nothing. */
export const announceChanges = (text: () => string | undefined): void => atEachChange(text, false);

/** The same at once. */
export const announceChangesNow = (text: () => string | undefined): void => atEachChange(text, true);

function atEachChange(text: () => string | undefined, now: boolean): void {
  const current = $derived(text());
  $effect(() => {
    if (current === undefined) return;
    if (now) announcer.now(current);
    else announcer.announce(current);
  });
}
