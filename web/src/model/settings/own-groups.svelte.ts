import { isOfDevice } from '../../wire/pad/key';

const storageKey = 'kuhhandel.groups';

export interface OwnGroup {
  readonly key: string;
  readonly name: string;
}

function load(): OwnGroup[] {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? '[]') as OwnGroup[];
  } catch {
    return [];
  }
}

/** The groups that were opened on this device, the latest first. */
class OwnGroups {
  all = $state.raw(load());

  /** Those that others can open too. */
  get shared(): readonly OwnGroup[] {
    return this.all.filter(({ key }) => !isOfDevice(key));
  }

  keep(group: OwnGroup): void {
    this.#set([group, ...this.all.filter(({ key }) => key !== group.key)]);
  }
  forget(key: string): void {
    this.#set(this.all.filter((group) => group.key !== key));
  }
  #set(all: OwnGroup[]): void {
    this.all = all;
    localStorage.setItem(storageKey, JSON.stringify(all));
  }
}

export const ownGroups = new OwnGroups();
