/** The words of the page that says what is kept. */
export const privacy = {
  title: 'What is kept, and for how long',
  lead: 'This server wants no e-mail address, sets no cookies, and asks nobody else about you. Addresses of connections are counted in memory, against floods, and written nowhere.',
  server: 'On the server',
  tables: (finished: number, idle: number) =>
    `A table, with the names at it and every move: ${finished} days after anybody used it last, where its game is over; ${idle} days, where it is not. Records of its games go with it, but for those that a group keeps.`,
  talk: 'What is said at a table is kept by nobody. The last fifty things are in memory while the table is.',
  names: (idle: number) =>
    `A registered name: the name, a fingerprint of its key, where you sit, and whom you block. Until you give it up, or for ${idle} days after you used it last. If nobody plays by it, for a week.`,
  rated:
    'Rated games of a kept name: edition, place, bluffs, animals and rating after each. Anybody may see them, and they are kept for good; giving the name up takes the name from them.',
  notices:
    'Where you want to be told of your turn: the address that your browser’s push service gave for it. Until you say no, the seat is freed, or the table goes.',
  groups: (idle: number) =>
    `A group on the score pad: its players, games and next evening, who of them solved the puzzles of the last 100 days, and the program that it notifies. Until somebody with its key deletes it, or for ${idle} days after anybody opened it last. If nobody comes back after the first day, for 30 days.`,
  reports: (days: number) =>
    `A report about somebody: who, the words, and the talk as the one who reports could see it. ${days} days at most, for whoever keeps the server.`,
  daily: (days: number) =>
    `A deal of the day that you had counted: its points, its place and a fingerprint of the game, so that it counts once; not whose it was. ${days} days.`,
  unknown: 'The server does not say at the moment for how many days.',
  device: 'On this device',
  deviceText:
    'Your name, your settings, whom you block as a guest, the keys of your seats and groups, the games that you play here, what the coach found of how you and others play, and which puzzles you tried. Nobody else has them; whoever clears this site’s data in the browser deletes them.',
  deletion: 'How to delete',
  nameGone:
    'Your name: on the first page, by “Give it up”, on a device that has its key or its twelve words. Then the name is nobody’s, and the server no longer knows which seats were yours.',
  groupGone: 'A group: on its page, under “Share”.',
  rest: 'A table, or anything else: ask whoever keeps this server. They can close it for good.',
};
