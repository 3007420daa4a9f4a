/** What is said of blocking somebody. */
export const block = {
  more: (name: string) => `More about ${name}`,
  block: (name: string) => `Block ${name}`,
  unblock: (name: string) => `Unblock ${name}`,
  undo: 'Unblock',
  explained:
    'Block: you read nothing more that they say, at any table, and Play now does not bring you together. They are not told. A guest, who keeps no name, is blocked at this table alone.',
  lasts: (name: string) =>
    `You block ${name}, at every table, until you undo it here or beside your own name.`,
  here: (name: string) =>
    `${name} is a guest, and anybody may come by that name: you block them at this table only.`,
  list: 'Whom you block',
  nobody: 'You block nobody.',
  guest: (name: string) => `${name}, a guest at one table`,
  full: (most: number) => `You block ${most} already. Unblock somebody first.`,
  other: (message: string) => `That did not work: ${message}`,
};
