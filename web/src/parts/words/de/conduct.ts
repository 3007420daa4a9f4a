import type { conduct as english } from '../en/conduct';

export const conduct: typeof english = {
  open: 'Tisch leiten',
  speed: 'Tempo',
  pace: (speed) => (speed <= 1 ? 'ruhig' : speed === 2 ? 'flott' : 'schnell'),
  paceHint: (speed) =>
    speed <= 1
      ? 'Drei Sekunden vom Gebot bis zum ersten Ruf, und Zeit zum Zusehen.'
      : speed === 2
        ? 'Anderthalb Sekunden vom Gebot bis zum ersten Ruf.'
        : 'Höchstens eine Sekunde vom Gebot bis zum ersten Ruf; was geschieht, ist kürzer zu sehen.',
  ownGavel: 'eigener Hammer',
  ownGavelHint: 'Wer versteigert, ruft selbst aus.',
  absence: 'Wenn jemand die Verbindung verliert',
  standIn: 'ein Bot spielt, bis er zurück ist',
  pauseFor: 'alle warten',
  goOn: 'das Spiel geht ohne ihn weiter',
  standInKind: 'Der Bot, der einspringt',
  pause: 'Pause',
  resume: 'Weiter',
  paused: 'Pause.',
  waitsFor: (name) => `Pause: ${name} ist weg.`,
  seats: 'Plätze',
  botFor: (name) => `Ein Bot für ${name}`,
  botHere: 'Bot setzen',
  free: (name) => `Platz von ${name} freigeben`,
  bot: 'Bot',
  freeSeat: 'Freigeben',
  askFree: (name) => `Den Platz von ${name} freigeben?`,
  freeHint:
    'Wird ein Platz frei, bleiben Tiere und Geld dort; ein Bot oder jemand anders spielt damit weiter.',
  freeNow: 'Freigeben',
  notNow: 'Jetzt nicht',
  empty: 'leer',
  standsIn: (bot) => `${bot} springt ein`,
  call: ['Zum Ersten!', 'Zum Zweiten!', 'Verkauft!'],
  callHint: 'Der Hammer ist deiner: ruf aus, wenn niemand mehr bietet.',
  openHands: {
    setting: 'Wer zuschaut, sieht alle Hände',
    never: 'nie',
    after: (minutes) => `${minutes} Minuten später`,
    late: (minutes) => `Alle Hände, wie sie vor mindestens ${minutes} Minuten waren.`,
    seesLate: (minutes) => `Du siehst diesen Tisch ${minutes} Minuten später.`,
    quiet: 'Noch ist nichts unterwegs.',
    firstAt: (time, moves) =>
      `Was jetzt geschieht, siehst du ab ${time}, sobald noch ${moves} Züge gemacht sind oder das Spiel aus ist.`,
    warning: 'Wer spielt und zugleich zuschaut, erfährt trotzdem etwas: für Runden, die einander trauen.',
  },
  review: {
    together: 'Gemeinsam zurückblicken',
    follow: (name) => `${name} durch das Spiel folgen`,
    leads: 'Die anderen sehen, was du zeigst.',
    follows: (name) => `Du folgst ${name}.`,
    alone: (name) => `${name} führt; du siehst dich allein um.`,
    leave: 'Allein',
    again: 'Wieder folgen',
    over: 'Es führt niemand mehr.',
  },
  told: {
    standIn: (name, bot) => `${bot} springt für ${name} ein.`,
    paused: (name) => (name === undefined ? 'Das Spiel macht Pause.' : `Das Spiel wartet auf ${name}.`),
    resumed: 'Das Spiel geht weiter.',
    conducted: (speed) => `Der Tisch wird neu geleitet: ${speed}.`,
  },
};
