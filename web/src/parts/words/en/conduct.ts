/** The words of how a table is run: pause, speed, and the seats of those who are away. */
export const conduct = {
  open: 'Run the table',
  speed: 'Pace',
  /** Three paces have names; what is faster than quick is quick. */
  pace: (speed: number): string => (speed <= 1 ? 'calm' : speed === 2 ? 'brisk' : 'quick'),
  paceHint: (speed: number): string =>
    speed <= 1
      ? 'Three seconds from a bid to the first call, and time to watch.'
      : speed === 2
        ? 'A second and a half from a bid to the first call.'
        : 'A second or less from a bid to the first call; what happens is shown shorter.',
  ownGavel: 'own gavel',
  ownGavelHint: 'Each auctioneer calls by hand.',
  absence: 'When somebody loses the connection',
  standIn: 'a bot plays until they are back',
  pauseFor: 'all wait',
  goOn: 'the game goes on without them',
  standInKind: 'The bot that stands in',
  pause: 'Pause',
  resume: 'Go on',
  paused: 'Paused.',
  waitsFor: (name: string) => `Paused: ${name} is away.`,
  seats: 'Seats',
  botFor: (name: string) => `A bot for ${name}`,
  botHere: 'Seat a bot',
  free: (name: string) => `Free the seat of ${name}`,
  bot: 'Bot',
  freeSeat: 'Free',
  askFree: (name: string) => `Free the seat of ${name}?`,
  freeHint: 'To free a seat leaves its animals and money there, for a bot or somebody else to play on.',
  freeNow: 'Free it',
  notNow: 'Not now',
  empty: 'empty',
  standsIn: (bot: string) => `${bot} stands in`,
  call: ['Going once!', 'Going twice!', 'Sold!'] as readonly string[],
  callHint: 'The gavel is yours: call when nobody bids any more.',
  openHands: {
    setting: 'Those who watch see all hands',
    never: 'never',
    after: (minutes: number) => `${minutes} minutes later`,
    late: (minutes: number) => `All hands, as they were ${minutes} minutes ago or more.`,
    seesLate: (minutes: number) => `You see this table ${minutes} minutes late.`,
    quiet: 'Nothing is on its way yet.',
    firstAt: (time: string, moves: number) =>
      `What goes on now you will see from ${time} on, once ${moves} more moves are made or the game is over.`,
    warning:
      'A player who watches their own table would still learn something: for tables that trust each other.',
  },
  review: {
    together: 'Look back together',
    follow: (name: string) => `Follow ${name} through the game`,
    leads: 'The others see what you show them.',
    follows: (name: string) => `You follow ${name}.`,
    alone: (name: string) => `${name} leads; you look around by yourself.`,
    leave: 'On my own',
    again: 'Follow again',
    over: 'Nobody leads any more.',
  },
  told: {
    standIn: (name: string, bot: string) => `${bot} stands in for ${name}.`,
    paused: (name: string | undefined) =>
      name === undefined ? 'The game is paused.' : `The game waits for ${name}.`,
    resumed: 'The game goes on.',
    conducted: (speed: string) => `The table is run anew: ${speed}.`,
  },
};
