/** No key of a server begins so. */
const mark = '~';

/** Whether the key is of a group that lies on this device alone. */
export const isOfDevice = (key: string): boolean => key.startsWith(mark);
export const newKey = (): string => mark + crypto.randomUUID().replaceAll('-', '').slice(0, 12);
