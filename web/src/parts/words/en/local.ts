/** Playing on this device without a server. */
export const local = {
  title: 'On this device',
  lead: 'Also without a network: against bots, or together by passing the device around.',
  playOffline: 'Play offline against bots',
  here: 'Play on this device, without a server',
  player: (place: number) => `Player ${place} here (empty: a bot)`,
  alone:
    'This page has no server: play here against bots, or pass the device around. For tables with others, start the program kuhhandel on a computer; it shows the address for everyone.',
  noServer: 'No connection to the server. On this device you can play all the same.',
  over: 'over',
  forget: (table: string) => `Throw away ${table}`,
  pass: (name: string) => `Pass the device to ${name}`,
  passWhy: 'What comes next is for one pair of eyes only.',
  iAm: (name: string) => `I am ${name}`,
  putBack: 'Back to the middle',
  bids: (name: string, amount: number) => `${name} bids ${amount}`,
  claims: (name: string) => `${name} calls: mine!`,
  mine: 'Mine!',
  look: (name: string) => `${name} looks at the own hand`,
};
