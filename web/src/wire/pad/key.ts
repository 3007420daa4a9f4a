import { randomHex } from '../../browser/random';

/** No key of a server begins with this. */
const mark = '~';

/** Whether the key belongs to a group that exists only on this device. */
export const isOfDevice = (key: string): boolean => key.startsWith(mark);
export const newKey = (): string => mark + randomHex(6);
