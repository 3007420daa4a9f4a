import { Persisted } from '../../browser/persisted.svelte';
import { listOf, objectOf, text } from '../../browser/shapes';
import { isOfDevice } from '../../wire/pad/key';

export interface OwnGroup {
  readonly key: string;
  readonly name: string;
}

const group = objectOf<OwnGroup>({ key: text, name: text }, ['key', 'name']);

/** The groups that were opened on this device, the latest first. */
class OwnGroups {
  readonly #stored = new Persisted<readonly OwnGroup[]>('kuhhandel.groups', [], listOf(group));

  get all(): readonly OwnGroup[] {
    return this.#stored.value;
  }

  /** Those that others can open too. */
  get shared(): readonly OwnGroup[] {
    return this.all.filter(({ key }) => !isOfDevice(key));
  }

  keep(group: OwnGroup): void {
    this.#stored.set([group, ...this.all.filter(({ key }) => key !== group.key)]);
  }
  forget(key: string): void {
    this.#stored.set(this.all.filter((group) => group.key !== key));
  }
}

export const ownGroups = new OwnGroups();
