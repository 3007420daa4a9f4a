import { getContext, setContext } from 'svelte';
import type { PadWords } from '../../parts/words/pad.svelte';
import { fetchLobby } from '../../wire/lobby';
import type { Answer } from '../../wire/ask';
import { GroupRequests } from '../../wire/groups';
import type { Edition, Group, LobbyError } from '../../wire/protocol';
import { ownGroups } from '../../model/kept/own-groups.svelte';

/** A group that is open on this page, as the server last told it. */
export class PadSession {
  readonly requests: GroupRequests;
  group = $state.raw<Group>();
  editions = $state.raw<readonly Edition[]>([]);
  error = $state.raw<LobbyError>();

  constructor(key: string) {
    this.requests = new GroupRequests(key);
  }

  async open(): Promise<void> {
    const [lobby] = await Promise.all([fetchLobby(), this.take(this.requests.look())]);
    if (lobby.ok) this.editions = lobby.body.editions;
    if (this.group !== undefined) ownGroups.keep({ key: this.requests.key, name: this.group.name });
  }

  /** Shows what the server made of a change; true where it took it. */
  async take(answer: Promise<Answer<Group>>): Promise<boolean> {
    const { ok, ...rest } = await answer;
    if (ok && 'body' in rest) this.group = rest.body;
    this.error = 'error' in rest ? rest.error : undefined;
    return ok;
  }

  /** The place of a player among the emblems; it stays theirs whatever they play. */
  emblem(name: string): number {
    const player = this.group?.players.find((known) => known.name === name);
    return (player?.id ?? (this.group?.players.length ?? 0) + 1) - 1;
  }

  edition(id: string): Edition | undefined {
    return this.editions.find((edition) => edition.id === id);
  }
}

const context = Symbol('pad');
export const providePad = (session: PadSession): PadSession => setContext(context, session);
export const usePad = (): PadSession => getContext<PadSession>(context);

/** An error in words; one that has none yet, such as a field of a sheet, is shown as the server put it. */
export function padError({ error, message }: LobbyError, words: PadWords): string {
  const { other, ...known } = words.errors;
  return (known as Readonly<Record<string, string>>)[error] ?? other(message);
}

/** What is wrong with the name that somebody or something was given; undefined where the error is about something else. */
export function nameError({ error }: LobbyError, name: string, words: PadWords): string | undefined {
  if (error === 'bad_field') return words.players.badName(name);
  return error === 'name_taken' ? words.errors.name_taken : undefined;
}
