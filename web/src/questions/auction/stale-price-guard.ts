const surprise = 400;

/**
 * Holds a bid back, once, if it was pressed just when the price had risen: the user meant the price before.
 * Times are milliseconds of any monotonic clock.
 */
export class StalePriceGuard {
  #price: number;
  #risenAt = Number.NEGATIVE_INFINITY;

  constructor(price: number) {
    this.#price = price;
  }

  see(price: number, now: number): void {
    if (price > this.#price) this.#risenAt = now;
    this.#price = price;
  }

  /** Whether a bid that is pressed now may be sent; the second press always may. */
  lets(now: number): boolean {
    const meant = now - this.#risenAt >= surprise;
    this.#risenAt = Number.NEGATIVE_INFINITY;
    return meant;
  }
}
