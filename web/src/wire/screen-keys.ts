import { deviceStore } from '../browser/storage';

const name = (table: string) => `kuhhandel.screen-key.${table}`;

/** The key with which this device, the big screen that opened the table, gives orders; undefined if it gives none. */
export const screenKeyOf = (table: string): string | undefined => deviceStore.get(name(table));

export const keepScreenKey = (table: string, key: string): void => void deviceStore.set(name(table), key);

export const forgetScreenKey = (table: string): void => deviceStore.remove(name(table));
