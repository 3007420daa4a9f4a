/** Milliseconds after which to stop waiting for a frame: a hidden page draws none. */
const longest = 100;

/** Lets a tap be drawn before its answer or other messages: both would otherwise share one long frame. */
export class PaintGate {
  #waiting: (() => void)[] | undefined;

  /** Something was tapped. */
  made(): void {
    if (this.#waiting !== undefined) return;
    const waiting: (() => void)[] = [];
    this.#waiting = waiting;
    const seen = () => {
      if (this.#waiting !== waiting) return;
      this.#waiting = undefined;
      for (const callback of waiting) callback();
    };
    setTimeout(seen, longest);
    // A frame is drawn after its callbacks, and timers that are due run after it.
    requestAnimationFrame(() => setTimeout(seen));
  }

  /** Runs it now, or as soon as the tap was drawn; waiting actions keep their order. */
  then(callback: () => void): void {
    if (this.#waiting === undefined) callback();
    else this.#waiting.push(callback);
  }
}

/** All touches of this page: other updates are drawn a frame later. */
export const paintGate = new PaintGate();
for (const touch of ['pointerdown', 'click', 'keydown'])
  addEventListener(touch, () => paintGate.made(), true);
