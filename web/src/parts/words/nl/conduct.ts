import type { conduct as english } from '../en/conduct';

export const conduct: typeof english = {
  open: 'Tafel leiden',
  speed: 'Tempo',
  pace: (speed) => (speed <= 1 ? 'rustig' : speed === 2 ? 'vlot' : 'snel'),
  paceHint: (speed) =>
    speed <= 1
      ? 'Drie seconden van een bod tot de eerste roep, en tijd om te kijken.'
      : speed === 2
        ? 'Anderhalve seconde van een bod tot de eerste roep.'
        : 'Hooguit een seconde van een bod tot de eerste roep; wat er gebeurt is korter te zien.',
  ownGavel: 'eigen hamer',
  ownGavelHint: 'Wie veilt, roept zelf af.',
  absence: 'Als iemand de verbinding kwijtraakt',
  standIn: 'een bot speelt tot hij terug is',
  pauseFor: 'iedereen wacht',
  goOn: 'het spel gaat zonder hem verder',
  standInKind: 'De bot die invalt',
  pause: 'Pauze',
  resume: 'Verder',
  paused: 'Pauze.',
  waitsFor: (name) => `Pauze: ${name} is weg.`,
  seats: 'Plaatsen',
  botFor: (name) => `Een bot voor ${name}`,
  botHere: 'Bot laten zitten',
  free: (name) => `De plaats van ${name} vrijgeven`,
  bot: 'Bot',
  freeSeat: 'Vrijgeven',
  askFree: (name) => `De plaats van ${name} vrijgeven?`,
  freeHint: 'Op een vrijgegeven plaats blijven dieren en geld; een bot of iemand anders speelt ermee verder.',
  freeNow: 'Vrijgeven',
  notNow: 'Nu niet',
  empty: 'leeg',
  standsIn: (bot) => `${bot} valt in`,
  call: ['Eenmaal!', 'Andermaal!', 'Verkocht!'],
  callHint: 'De hamer is van jou: roep af als niemand meer biedt.',
  openHands: {
    setting: 'Wie toekijkt, ziet alle handen',
    never: 'nooit',
    after: (minutes) => `${minutes} minuten later`,
    late: (minutes) => `Alle handen, zoals ze minstens ${minutes} minuten geleden waren.`,
    seesLate: (minutes) => `Je ziet deze tafel ${minutes} minuten later.`,
    quiet: 'Er is nog niets onderweg.',
    firstAt: (time, moves) =>
      `Wat er nu gebeurt, zie je vanaf ${time}, zodra er nog ${moves} zetten zijn gedaan of het spel uit is.`,
    warning: 'Wie meespeelt en ook toekijkt, komt toch iets te weten: voor tafels die elkaar vertrouwen.',
  },
  review: {
    together: 'Samen terugkijken',
    follow: (name) => `${name} door het spel volgen`,
    leads: 'De anderen zien wat jij laat zien.',
    follows: (name) => `Je volgt ${name}.`,
    alone: (name) => `${name} leidt; je kijkt zelf rond.`,
    leave: 'Zelf',
    again: 'Weer volgen',
    over: 'Niemand leidt nog.',
  },
  told: {
    standIn: (name, bot) => `${bot} valt in voor ${name}.`,
    paused: (name) => (name === undefined ? 'Het spel pauzeert.' : `Het spel wacht op ${name}.`),
    resumed: 'Het spel gaat verder.',
    conducted: (speed) => `De tafel wordt anders geleid: ${speed}.`,
  },
};
