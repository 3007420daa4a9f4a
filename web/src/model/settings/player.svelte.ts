import { Persisted } from '../../browser/persisted.svelte';
import { oneOf, text } from '../../browser/shapes';
import { cleanedName } from '../../wire/written-name';
import { faceIds, type FaceId } from '../face';

/** The name this browser plays under; it is asked once and offered again. */
class PlayerName {
  readonly #stored = new Persisted('kuhhandel.player', '', text, { plain: true });
  /** The name as it is typed. */
  value = $state(this.#stored.value);

  choose(name: string): void {
    this.value = name;
    this.#stored.set(name);
  }

  /** Stores the name for the next time and returns it. */
  save(): string {
    this.choose(cleanedName(this.value));
    return this.value;
  }

  /**
   * Returns the name, or `guest` if the field is empty. Empty if nothing in it is visible, which the server
   * refuses.
   */
  orGuest(guest: string): string {
    return this.value.trim() === '' ? guest : cleanedName(this.value);
  }
}

export const playerName = new PlayerName();

/** The face that goes with the name; undefined if none was chosen. */
class PlayerFace {
  readonly #stored = new Persisted<FaceId | ''>('kuhhandel.face', '', oneOf('', ...faceIds));

  get chosen(): FaceId | undefined {
    return this.#stored.value === '' ? undefined : this.#stored.value;
  }

  choose(face: FaceId | undefined): void {
    this.#stored.set(face ?? '');
  }
}

export const playerFace = new PlayerFace();

/** Returns the player of a request for a seat: the name, and the face that goes with it. */
export const asPlayer = (player: string): { player: string; face?: FaceId } => ({
  player,
  ...(playerFace.chosen !== undefined && { face: playerFace.chosen }),
});
