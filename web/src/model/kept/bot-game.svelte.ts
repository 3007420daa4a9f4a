const stored = 'kuhhandel.bot-game';

/** The bots as people know them, the gentle ones first: each kind and what it is called at a table. */
export const characters: readonly (readonly [kind: string, name: string])[] = [
  ['farmer', 'Lotte'],
  ['miser', 'Hugo'],
  ['collector', 'Frieda'],
  ['bluffer', 'Otto'],
  ['blocker', 'Berta'],
  ['trader', 'Emil'],
  ['shark', 'Viktor'],
  ['fox', 'Vroni'],
];

/** At the second edition three to five sit down. */
export const fewest = 2;
export const most = 4;

interface Chosen {
  /** Kinds, each once. */
  readonly bots: readonly string[];
  readonly speed: number;
}

/** Three gentle ones, and brisk: nobody at such a table needs time to talk. */
const first: Chosen = { bots: ['farmer', 'miser', 'collector'], speed: 2 };

/** What was kept, or what newcomers get where that does not make a game. */
function kept(): Chosen {
  try {
    const { bots, speed } = { ...first, ...(JSON.parse(localStorage.getItem(stored) ?? '{}') as Chosen) };
    const known = characters.flatMap(([kind]) => (bots.includes(kind) ? [kind] : []));
    return known.length < fewest || known.length > most ? first : { bots: known, speed };
  } catch {
    return first;
  }
}

/** Against whom this browser's player plays at a tap, and how fast: chosen once and offered again. */
export class BotGame {
  #chosen = $state.raw(kept());

  get bots(): readonly string[] {
    return this.#chosen.bots;
  }
  get speed(): number {
    return this.#chosen.speed;
  }
  get names(): string[] {
    return characters.flatMap(([kind, name]) => (this.bots.includes(kind) ? [name] : []));
  }

  /** Whether that bot may come or go: too few or too many are no game. */
  mayTurn(kind: string): boolean {
    return this.bots.includes(kind) ? this.bots.length > fewest : this.bots.length < most;
  }

  /** That bot plays, or no longer does. */
  turn(kind: string): void {
    if (!this.mayTurn(kind)) return;
    const plays = (one: string) => this.bots.includes(one) !== (one === kind);
    this.#keep({ bots: characters.flatMap(([one]) => (plays(one) ? [one] : [])) });
  }

  hurry(speed: number): void {
    this.#keep({ speed });
  }

  #keep(what: Partial<Chosen>): void {
    this.#chosen = { ...this.#chosen, ...what };
    localStorage.setItem(stored, JSON.stringify(this.#chosen));
  }
}

export const botGame = new BotGame();
