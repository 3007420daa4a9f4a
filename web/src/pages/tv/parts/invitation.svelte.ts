import { getContext, setContext } from 'svelte';
import { fetchCode } from '../../../wire/lobby';
import { originForOthers } from '../../../wire/reach';

/** The ways into a table that its screen shows. */
export class Invitation {
  #code = $state<string>();
  /** The address at which phones reach the server. */
  address = $state(originForOthers());
  readonly #table: string;
  readonly #silent: boolean;

  /** `silent`: for the viewers of a stream, who are not to come in. */
  constructor(table: string, silent: boolean) {
    this.#table = table;
    this.#silent = silent;
  }

  /** The code of six letters; undefined while the server gives none, and in a stream. */
  get code(): string | undefined {
    return this.#silent ? undefined : this.#code;
  }

  set code(code: string | undefined) {
    this.#code = code;
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
