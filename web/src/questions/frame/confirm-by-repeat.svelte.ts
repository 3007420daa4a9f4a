/** How long a request for a second press is shown, in milliseconds. */
const stands = 4000;

/** Asks for a second press of buttons that are mostly pressed by mistake. */
export class ConfirmByRepeat<What> {
  /** The value that was pressed once and needs a second press; undefined: none. */
  asked = $state.raw<What>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Whether the same was pressed shortly before; otherwise asks for a second press from now on. */
  isMeant(what: What): boolean {
    clearTimeout(this.#timer);
    const meant = this.asked === what;
    this.asked = meant ? undefined : what;
    if (!meant) this.#timer = setTimeout(() => (this.asked = undefined), stands);
    return meant;
  }
}
