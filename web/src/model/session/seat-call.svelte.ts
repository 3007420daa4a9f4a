/** Milliseconds; a notification is not repeated sooner, however often a seat becomes free. */
const pause = 30_000;

/**
 * For guests at a full table: whether they want a notification when a seat is free, and whether they got it.
 */
export class SeatCall {
  on = $state(false);
  /** They were notified, and the seat is still free. */
  called = $state(false);
  #isFree = true;
  #since = -pause;

  /** They want it, while all seats are taken. */
  ask(): void {
    this.on = true;
    this.#isFree = false;
  }

  /** Handles whether a seat is free, at that time in milliseconds. */
  receive(isFree: boolean, now: number): void {
    const came = isFree && !this.#isFree;
    this.#isFree = isFree;
    if (!isFree) this.called = false;
    if (!came || !this.on || now < this.#since + pause) return;
    this.#since = now;
    this.called = true;
  }
}
