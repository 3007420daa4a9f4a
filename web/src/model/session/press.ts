/** Milliseconds after which nobody waits for a frame any more: a hidden page draws none. */
const longest = 100;

/** Lets a tap be seen before its answer is drawn, or any other news: both would come to the same long frame. */
export class Press {
  #waiting: (() => void)[] | undefined;

  /** Something was tapped. */
  made(): void {
    if (this.#waiting !== undefined) return;
    const waiting: (() => void)[] = [];
    this.#waiting = waiting;
    const seen = () => {
      if (this.#waiting !== waiting) return;
      this.#waiting = undefined;
      for (const act of waiting) act();
    };
    setTimeout(seen, longest);
    // A frame is drawn after its callbacks, and what is then due comes after it.
    requestAnimationFrame(() => setTimeout(seen));
  }

  /** Does it now, or as soon as the tap was seen; what waits keeps its order. */
  then(act: () => void): void {
    if (this.#waiting === undefined) act();
    else this.#waiting.push(act);
  }
}

/** The touches of this page, on whatever they fall: what else there is to draw comes a frame later. */
export const press = new Press();
for (const touch of ['pointerdown', 'click', 'keydown']) addEventListener(touch, () => press.made(), true);
