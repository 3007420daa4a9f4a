import type { SendCommand } from '../options';
import { optionsTo } from '../options';
import type { Model } from '../model';
import { countOf } from '../money/money';
import type { MoneyCards, OptionOf } from '../../wire/protocol';

/** The offer of a draft, on its way to the table. */
interface Laid {
  readonly money: MoneyCards;
  /** The table has accepted the challenge. */
  begun: boolean;
}

/**
 * A trade that the player has chosen, but not begun: until they lay their offer, the others do not know of it, and they can take
 * it back. Then the challenge is sent, and the offer as soon as the table asks for it.
 */
export class TradeDraft {
  #chosen = $state.raw<OptionOf<'challenge'>>();
  #laid = $state.raw<Laid>();
  #asked = false;
  readonly #send: SendCommand;

  constructor(send: SendCommand) {
    this.#send = send;
  }

  /** The money that was laid, while the table does not know it yet. */
  get laid(): MoneyCards | undefined {
    return this.#laid?.money;
  }

  choose(option: OptionOf<'challenge'>): void {
    this.#chosen = option;
  }

  takeBack(): void {
    this.#chosen = undefined;
  }

  /** Whether the page shows a trade that is not begun. */
  isOpen(model: Model | undefined): boolean {
    return this.#optionIn(model) !== undefined;
  }

  /** Returns the table as it would be if the trade had begun; the model itself without a draft. */
  appliedTo(model: Model): Model {
    const option = this.#optionIn(model);
    const { view } = model;
    if (option === undefined || view?.seat == null) return model;
    const { seat: challenged, animal, cards } = option;
    const phase = { name: 'offer' as const, challenger: view.seat, challenged, animal, cards, round: 1 };
    return { ...model, view: { ...view, phase }, options: [offerBy(model)] };
  }

  /** Lays the offer of the draft; returns whether the trade has begun. */
  async lay(money: MoneyCards): Promise<boolean> {
    const option = this.#chosen;
    if (option === undefined) return false;
    const laid: Laid = { money, begun: false };
    this.#laid = laid;
    laid.begun = await this.#send({ do: 'challenge', seat: option.seat, animal: option.animal });
    if (laid.begun) await this.#offer();
    else this.#laid = undefined;
    return laid.begun;
  }

  /** Another model is shown. */
  follow(model: Model): void {
    const { view, options } = model;
    this.#asked = view?.phase.name === 'offer' && view.phase.challenger === view.seat && options.length > 0;
    if (this.#asked) void this.#offer();
    if (view?.phase.name === 'turn_choice' && options.length > 0) return;
    this.#chosen = undefined;
    if (!this.#asked) this.#laid = undefined;
  }

  /** Both the table's answer and its question have arrived, in either order. */
  async #offer(): Promise<void> {
    const laid = this.#laid;
    if (laid?.begun !== true || !this.#asked) return;
    laid.begun = false;
    await this.#send({ do: 'offer', money: laid.money });
    if (this.#laid === laid) this.#laid = undefined;
  }

  #optionIn(model: Model | undefined): OptionOf<'challenge'> | undefined {
    const chosen = this.#chosen;
    if (chosen === undefined || model?.view?.phase.name !== 'turn_choice') return undefined;
    return optionsTo(model.options, 'challenge').find(
      ({ seat, animal }) => seat === chosen.seat && animal === chosen.animal,
    );
  }
}

/** Returns what the edition and the house rules say of an offer (C6.3, C6.4); the table checks it. */
function offerBy({ edition, table, view }: Model): OptionOf<'offer'> {
  const rules: Readonly<Record<string, unknown>> = { ...edition.rules, ...table.rules };
  return {
    do: 'offer',
    // Without money the offer is empty.
    at_least_cards: rules['least_offer'] === 1 ? Math.min(1, countOf(view?.hand ?? {})) : 0,
    ...(rules['offer_count'] === 'concealed' ? { concealed: true } : {}),
  };
}
