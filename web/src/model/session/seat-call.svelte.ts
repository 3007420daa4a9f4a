/** A call is not repeated sooner, however often a seat comes and goes. */
const pause = 30_000;

/** For who has no seat, where all are taken: whether they want to be called when one is free, and whether they are. */
export class SeatCall {
  on = $state(false);
  /** They were called, and the seat is free still. */
  called = $state(false);
  #isFree = true;
  #since = -pause;

  /** They want it, while all seats are taken. */
  ask(): void {
    this.on = true;
    this.#isFree = false;
  }

  /** Hears whether a seat is free, at that time in milliseconds. */
  hear(isFree: boolean, now: number): void {
    const came = isFree && !this.#isFree;
    this.#isFree = isFree;
    if (!isFree) this.called = false;
    if (!came || !this.on || now < this.#since + pause) return;
    this.#since = now;
    this.called = true;
  }
}
