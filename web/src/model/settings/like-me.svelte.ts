import { Persisted } from '../../browser/persisted.svelte';
import { between, listOf, objectOf, text } from '../../browser/shapes';
import { highest, lowest } from '../levels';

/** The level of an unknown player: gentle bots. */
export const firstSkill = 4;

/** A player's level, and the games it was computed from, the latest first. */
export interface Known {
  readonly skill: number;
  readonly counted: readonly string[];
}

const first: Known = { skill: firstSkill, counted: [] };
const shape = objectOf<Known>({ skill: between(lowest, highest), counted: listOf(text) }, [
  'skill',
  'counted',
]);

/** The level that follows how this browser's person plays against bots: stored here, and never sent. */
export class LikeMe {
  readonly #stored = new Persisted('kuhhandel.like-me', first, shape);

  get known(): Known {
    return this.#stored.value;
  }
  get level(): number {
    return Math.round(this.known.skill);
  }

  learn(known: Known): void {
    this.#stored.set(known);
  }
}

export const likeMe = new LikeMe();
