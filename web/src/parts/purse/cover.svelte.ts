/** Whether this browser's purse lies face down: for those who share a sofa. */
class PurseCover {
  on = $state(false);

  turn(): void {
    this.on = !this.on;
  }
}

export const purseCover = new PurseCover();
