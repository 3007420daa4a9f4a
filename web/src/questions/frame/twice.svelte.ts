/** How long a question for a second press stands, in milliseconds. */
const stands = 4000;

/** What is hardly ever meant wants to be pressed twice: most of it are slips. */
export class Twice<What> {
  /** What was pressed once and is asked about; undefined: nothing. */
  asked = $state.raw<What>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Whether the same was pressed shortly before; else it is asked about from now on. */
  isMeant(what: What): boolean {
    clearTimeout(this.#timer);
    const meant = this.asked === what;
    this.asked = meant ? undefined : what;
    if (!meant) this.#timer = setTimeout(() => (this.asked = undefined), stands);
    return meant;
  }
}
