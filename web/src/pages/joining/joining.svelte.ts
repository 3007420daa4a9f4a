import { freeName, goesByIt } from '../../model/free-name';
import type { Model } from '../../model/model';
import type { Seating } from '../../model/session/seating.svelte';
import { asPlayer, playerName } from '../../model/settings/player.svelte';
import type { LobbyError, Seat } from '../../wire/protocol';

/** A visitor by a link who takes a seat, under a name that nobody else has there. */
export class Joining {
  readonly #seating: Seating;
  readonly #model: () => Model;
  error = $state.raw<LobbyError>();
  /** The seat that was requested under a name that belongs to another. */
  #wanted = $state<Seat>();

  constructor(seating: Seating, model: () => Model) {
    this.#seating = seating;
    this.#model = model;
  }

  /** Another player has the name. */
  get nameTaken(): boolean {
    return goesByIt(playerName.value, this.#others);
  }

  /** The name with the lowest number that makes it unique. */
  get otherName(): string {
    return freeName(playerName.value, this.#others);
  }

  get #others(): readonly string[] {
    return this.#model().table.seats.flatMap((seat, at) =>
      seat.kind === 'empty' || at === this.#wanted ? [] : [seat.name],
    );
  }

  readonly beCalled = (name: string): void => {
    playerName.choose(name);
    this.error = undefined;
  };

  /** `seat`: a bot's; without it, any empty one. */
  readonly sit = async (seat?: Seat): Promise<void> => {
    this.#wanted = seat;
    const player = playerName.save();
    const field = document.getElementById('your-name');
    if (player === '' || this.nameTaken) {
      field?.focus();
      return;
    }
    const wanted = { ...asPlayer(player), ...(seat !== undefined && { seat }) };
    const answer = await this.#seating.take?.(wanted);
    this.error = answer?.ok === false ? answer.error : undefined;
    if (this.error?.field === 'player') field?.focus();
  };
}
