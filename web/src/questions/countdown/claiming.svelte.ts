import type { SendCommand } from '../../model/options';
import { countOf } from '../../model/money/money';
import { sound } from '../../parts/sound/sounding';
import type { MoneyCards, PhaseOf, Seat } from '../../wire/protocol';

/** What the docks of a countdown know about it; they get it as props. */
export interface CountdownAsked {
  readonly phase: PhaseOf<'countdown'>;
  /** The count on this screen. */
  readonly count: number;
  readonly hand: MoneyCards;
  readonly seat: Seat | null;
  readonly may: boolean;
  readonly send: SendCommand;
}

/** The claim of one player in a countdown. */
export class Claiming {
  readonly #asked: () => CountdownAsked;
  /** The count at which the own hand went down; the server decides whose was first. */
  pressedAt = $state<number>();

  constructor(asked: () => CountdownAsked) {
    this.#asked = asked;
  }

  get held(): number {
    return countOf(this.#asked().hand);
  }

  get isBluff(): boolean {
    const { may, count } = this.#asked();
    return may && count > this.held;
  }

  /** The limit of a player who showed their notes; undefined: none. */
  get boundAt(): number | undefined {
    const { phase, seat } = this.#asked();
    return phase.bound.find((one) => one.seat === seat)?.at_most;
  }

  readonly claim = async (): Promise<void> => {
    const { may, count, send } = this.#asked();
    if (!may || this.pressedAt !== undefined) return;
    // The own hand is drawn at once.
    this.pressedAt = count;
    void sound([{ sound: 'slap' }]);
    if (!(await send({ do: 'claim' }))) this.pressedAt = undefined;
  };

  get keys(): Readonly<Record<string, () => void>> {
    const claim = () => void this.claim();
    return { ' ': claim, M: claim };
  }
}
