import type { Page } from 'playwright-core';
import type { GameEvent, ServerMessage, Snapshot, Step } from '../../src/wire/protocol';

/** The parts of a game's time, as in tests/minutes. */
export type Kind = 'decisions' | 'windows' | 'shows' | 'others';

/**
 * Divides a player's time into parts, in milliseconds, by the messages to the page; their sum is the whole.
 */
export class Spent {
  readonly times: Record<Kind, number> = { decisions: 0, windows: 0, shows: 0, others: 0 };
  /** From the last bid for a lot until the hammer fell, for each lot. */
  readonly toHammer: number[] = [];
  #phase = '';
  #mayAct = false;
  #at: number | undefined;
  /** When the table goes on, by the clock of this machine. */
  #opens = 0;
  #lastBid = 0;

  constructor(page: Page) {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) =>
        this.#receive(JSON.parse(String(payload)) as ServerMessage),
      ),
    );
  }

  #receive(message: ServerMessage): void {
    if (message.type === 'snapshot' || message.type === 'step') this.#follow(message);
  }

  #follow(news: Snapshot | Step): void {
    const now = Date.now();
    this.#spend(now);
    if (news.view) this.#phase = news.view.phase.name;
    if (news.options !== undefined) this.#mayAct = news.options.length > 0;
    this.#opens = news.opens_at ?? 0;
    if (this.#phase !== '' && this.#phase !== 'finished') this.#at = now;
    if (news.type === 'step') for (const event of news.events) this.#time(event, now);
  }

  #spend(now: number): void {
    if (this.#at === undefined) return;
    const shown = Math.min(Math.max(this.#at, this.#opens), now);
    this.times.shows += shown - this.#at;
    this.times[this.#kind] += now - shown;
    this.#at = undefined;
  }

  get #kind(): Kind {
    if (this.#phase === 'bidding' || this.#phase === 'countdown') return 'windows';
    return this.#mayAct ? 'decisions' : 'others';
  }

  #time({ name }: GameEvent, now: number): void {
    if (name === 'turned_up' || name === 'raised') this.#lastBid = Math.max(now, this.#opens);
    if (name === 'knocked') this.toHammer.push(now - this.#lastBid);
  }
}
