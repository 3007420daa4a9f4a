import { dayTyped } from '../groups/dates';
import { likelyDay } from './doubts';
import { today } from './draft';

/** The day of a game as a person types it. The form is not saved while it is invalid, or in the future by mistake. */
export class TypedDay {
  readonly #date: () => string;
  readonly #change: (date: string) => void;
  #unread = $state<string>();
  #kept = $state<string>();

  /** `date` returns the valid day, `change` sets it. */
  constructor(date: () => string, change: (date: string) => void) {
    this.#date = date;
    this.#change = change;
  }

  /** The typed text that is not a valid day. */
  get unread(): string | undefined {
    return this.#unread;
  }

  /** The probable day if the date is in the future; undefined if it is not, or if the person keeps it. */
  get likely(): string | undefined {
    const date = this.#date();
    return date === this.#kept ? undefined : likelyDay(date, today());
  }

  /** The person has to correct or confirm the day. */
  get isOpen(): boolean {
    return this.#unread !== undefined || this.likely !== undefined;
  }

  read(text: string): void {
    const day = dayTyped(text, today());
    if (day === undefined) this.#unread = text;
    else this.take(day);
  }

  take(day: string): void {
    this.#unread = undefined;
    this.#change(day);
  }

  /** Confirms a day in the future. */
  keep(): void {
    this.#kept = this.#date();
  }
}
