/** Whether notes are face down on this screen. */
export class Cover {
  #closed = $state(false);
  #held = $state(false);

  constructor(closed = false) {
    this.#closed = closed;
  }

  /** The values are hidden now. */
  get on(): boolean {
    return this.#closed && !this.#held;
  }

  toggle(): void {
    this.#closed = !this.#closed;
    this.#held = false;
  }

  /** Covers them; returns a function that restores the state before. */
  cover(): () => void {
    const before = this.#closed;
    this.#closed = true;
    this.#held = false;
    return () => {
      this.#closed = before;
      this.#held = false;
    };
  }

  /** Opens what is covered until `release`. */
  hold(): void {
    this.#held = this.#closed;
  }

  release(): void {
    this.#held = false;
  }
}

/** That of this browser's purse: for players on the same sofa, and from the start in every hand at a big screen. */
export const purseCover = new Cover();
