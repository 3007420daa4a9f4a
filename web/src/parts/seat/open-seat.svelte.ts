import { getContext, setContext } from 'svelte';
import type { Seat } from '../../wire/protocol';

/** The seat that is open next to the ring: a tap on it opens it, another one closes it. */
export class OpenSeat {
  seat = $state<Seat>();

  toggle(seat: Seat): void {
    this.seat = this.seat === seat ? undefined : seat;
  }
  close(): void {
    this.seat = undefined;
  }
}

const key = Symbol('open seat');

export const provideOpenSeat = (): OpenSeat => setContext(key, new OpenSeat());

/** Undefined if seats do not open: in a replay. */
export const useOpenSeat = () => getContext<OpenSeat | undefined>(key);
