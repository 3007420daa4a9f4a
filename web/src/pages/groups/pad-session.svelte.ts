import { load } from '../../browser/load';
import { getContext, setContext } from 'svelte';
import { t } from '../../parts/i18n/locale.svelte';
import { whatIsWrong } from '../../parts/story/errors';
import type { PadMessages } from '../../parts/i18n/messages.gen';
import { fetchLobby } from '../../wire/lobby';
import type { Answer } from '../../wire/ask';
import { ServerGroup, type GroupRequests } from '../../wire/groups';
import { DeviceGroup } from '../../wire/pad/device-group';
import { isModuleProblem } from '../../browser/webassembly';
import { isOfDevice } from '../../wire/pad/key';
import type { PadModule } from '../../wire/pad/pad-module';
import type { Edition, Group, LobbyError } from '../../wire/protocol';
import { ownGroups } from '../../model/settings/own-groups.svelte';
import { boxes } from '../rules/boxes';

/** The scoring module of this device's groups; loaded when the first is opened or created. */
export const padModule = async (): Promise<PadModule> =>
  (await load(() => import('../../wire/pad/load'))).padModule();

/** A group that is open on this page, in its last received state. */
export class PadSession {
  readonly requests: GroupRequests;
  /** The requests that only a server offers; undefined for a group of this device. */
  readonly server: ServerGroup | undefined;
  group = $state.raw<Group>();
  editions = $state.raw<readonly Edition[]>([]);
  error = $state.raw<LobbyError>();

  constructor(key: string) {
    this.server = isOfDevice(key) ? undefined : new ServerGroup(key);
    this.requests = this.server ?? new DeviceGroup(key, padModule);
  }

  async open(): Promise<void> {
    if (this.server === undefined) {
      this.editions = boxes;
      await this.take(this.requests.fetchGroup());
    } else {
      const [lobby] = await Promise.all([fetchLobby(), this.take(this.requests.fetchGroup())]);
      if (lobby.ok) this.editions = lobby.body.editions;
    }
    if (this.group !== undefined) ownGroups.keep({ key: this.requests.key, name: this.group.name });
  }

  /** Shows the result of a change; returns whether it was made. */
  async take(answer: Promise<Answer<Group>>): Promise<boolean> {
    const { ok, ...rest } = await answer;
    if (ok && 'body' in rest) this.group = rest.body;
    this.error = 'error' in rest ? rest.error : undefined;
    return ok;
  }

  /** Returns the index of a player's emblem; it stays the same in all games. */
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

/**
 * Returns the text of an error; one without a translation, such as a field of a sheet, is shown as the server
 * sent it.
 */
export function padError(error: LobbyError, words: PadMessages): string {
  const { other, ...known } = words.errors;
  if (isModuleProblem(error.error)) return whatIsWrong(error, t());
  return (known as Readonly<Record<string, string>>)[error.error] ?? other(error.message);
}

/** Returns the error about the given name; undefined if the error is about something else. */
export function nameError({ error }: LobbyError, name: string, words: PadMessages): string | undefined {
  if (error === 'bad_field') return words.players.badName(name);
  return error === 'name_taken' ? words.errors.name_taken : undefined;
}
