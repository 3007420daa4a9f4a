const stored = 'kuhhandel.bot';
const gentlest = 'farmer';

/** The levels, then the characters, as people choose among them; the server may have others besides. */
export const levels: readonly string[] = ['farmer', 'trader', 'shark', 'fox'];

/** The kind of bot that this browser's host seats: chosen once and offered again. */
class BotKind {
  value = $state(localStorage.getItem(stored) ?? gentlest);

  choose(kind: string): void {
    this.value = kind;
    localStorage.setItem(stored, kind);
  }

  /** The chosen kind where the server has it. */
  among(kinds: readonly string[]): string {
    return kinds.includes(this.value) ? this.value : (kinds[0] ?? gentlest);
  }
}

export const botKind = new BotKind();
