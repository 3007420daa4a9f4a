import type { Model } from '../model';
import { isMine } from '../moment';
import type { Seat } from '../../wire/protocol';
import { askedAlone, middle, placeAfter, type Place } from './holder';
import type { TableCommands } from './commands.svelte';
import type { Director } from './director.svelte';

/** What a hot seat asks of a person's session. */
interface AtTable {
  readonly model: Model | undefined;
  readonly director: Pick<Director, 'moment'>;
  readonly commands: Pick<TableCommands, 'do'>;
}

export interface Member<Session extends AtTable = AtTable> {
  readonly seat: Seat;
  readonly session: Session;
}

/** The people who share one device, and in whose hands it is. */
export class HotSeat<Session extends AtTable = AtTable> {
  readonly members: readonly Member<Session>[];
  place = $state.raw<Place>(middle);

  constructor(members: readonly Member<Session>[]) {
    this.members = members;
  }

  /** To be called whenever something happened that may send the device on its way. */
  follow(): void {
    const models = this.members.flatMap(({ session }) => session.model ?? []);
    if (models.length > 0) this.place = placeAfter(this.place, askedAlone(models), this.#holderLooks());
  }

  /** They want the device to look at their own hand. */
  look(seat: Seat): void {
    this.place = { at: 'passing', seat, toLook: true };
  }

  /** They have it. */
  take(): void {
    if (this.place.at === 'passing') this.place = { ...this.place, at: 'hand' };
  }

  putBack(): void {
    this.place = middle;
    this.follow();
  }

  #holderLooks(): boolean {
    const { place } = this;
    if (place.at !== 'hand') return false;
    const moment = this.members.find(({ seat }) => seat === place.seat)?.session.director.moment;
    return moment?.kind === 'trade' && isMine(moment, place.seat);
  }
}
