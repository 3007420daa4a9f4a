import { getContext, setContext } from 'svelte';
import { fetchCode } from '../../../wire/lobby';
import { originForOthers } from '../../../wire/reach';

/** The ways into a table that its screen shows. */
export class Invitation {
  /** The code of six letters; undefined while the server gives none. */
  code = $state<string>();
  /** The address at which phones reach the server. */
  address = $state(originForOthers());
  readonly #table: string;

  constructor(table: string) {
    this.#table = table;
  }

  /** The address that a phone opens to sit down. */
  get link(): string {
    return `${this.address}/t/${this.#table}`;
  }

  /** The address as people type it. */
  get written(): string {
    return this.address.replace(/^https?:\/\//, '').replace(/\/$/, '');
  }

  /** Learns them from the server, which has no code for a running table without a big screen. */
  async refresh(): Promise<void> {
    const answer = await fetchCode(this.#table);
    this.code = answer.ok ? answer.body.code : undefined;
    this.address = originForOthers();
  }
}

/** Six letters in two groups, to be called across a room. */
export const inThrees = (code: string): string => code.toUpperCase().replaceAll(/(.{3})(?=.)/gu, '$1\u00a0');

const key = Symbol('invitation');

export const provideInvitation = (invitation: Invitation): Invitation => setContext(key, invitation);
export const useInvitation = (): Invitation => getContext<Invitation>(key);
