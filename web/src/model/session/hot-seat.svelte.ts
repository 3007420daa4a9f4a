import type { Model } from '../model';
import { isMine } from '../moment';
import type { Seat } from '../../wire/protocol';
import type { TableCommands } from './commands.svelte';
import type { Director } from './director.svelte';

/**
 * Where the shared device is: visible to all, on its way to a player, or in one player's hands. A player who
 * took it only to look at their hand puts it back.
 */
export type DeviceHolder =
  | { readonly at: 'middle' }
  | { readonly at: 'passing' | 'hand'; readonly seat: Seat; readonly toLook: boolean };

export const middle: DeviceHolder = { at: 'middle' };

/**
 * Returns the only player on the device whom the table asks, so that the others must not look. In an auction
 * and a countdown all may call out at once.
 */
export function askedAlone(models: readonly Model[]): Seat | undefined {
  const newest = Math.max(...models.map(({ version }) => version));
  const asked = models.find(
    ({ version, options, view }) =>
      version === newest && options.length > 0 && !isOpenToAll(view?.phase.name),
  );
  return asked?.you.seat ?? undefined;
}

const isOpenToAll = (phase: string | undefined): boolean => phase === 'bidding' || phase === 'countdown';

/** Returns where the device goes next; `stays` while its holder still looks at something private. */
export function placeAfter(before: DeviceHolder, asked: Seat | undefined, stays: boolean): DeviceHolder {
  if (before.at !== 'middle' && before.seat === asked) return before;
  if (before.at === 'hand' && (stays || before.toLook)) return before;
  if (before.at === 'passing' && before.toLook && asked === undefined) return before;
  return asked === undefined ? middle : { at: 'passing', seat: asked, toLook: false };
}

/** The parts of a person's session that a hot seat needs. */
interface AtTable {
  readonly model: Model | undefined;
  readonly director: Pick<Director, 'moment'>;
  readonly commands: Pick<TableCommands, 'do' | 'order'>;
}

export interface Member<Session extends AtTable = AtTable> {
  readonly seat: Seat;
  readonly session: Session;
}

/** The people who share one device, and who has it now. */
export class HotSeat<Session extends AtTable = AtTable> {
  readonly members: readonly Member<Session>[];
  place = $state.raw<DeviceHolder>(middle);

  constructor(members: readonly Member<Session>[]) {
    this.members = members;
  }

  /** The people who have a seat now: others wait for one, or lost theirs. */
  get present(): readonly Member<Session>[] {
    return this.members.filter(({ session }) => session.model?.you.seat !== null);
  }

  /** Call after any event that may send the device on its way. */
  follow(): void {
    const models = this.present.flatMap(({ session }) => session.model ?? []);
    if (models.length > 0) this.place = placeAfter(this.place, askedAlone(models), this.#holderLooks());
  }

  /** That player wants the device to look at their own hand. */
  look(seat: Seat): void {
    this.place = { at: 'passing', seat, toLook: true };
  }

  /** The player has the device. */
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
