/** Whether this browser's purse is face down: for players on the same sofa. */
class PurseCover {
  on = $state(false);

  toggle(): void {
    this.on = !this.on;
  }
}

export const purseCover = new PurseCover();
