import type { interruption as english } from '../en/interruption';

export const interruption: typeof english = {
  ago: (seconds) => (seconds === 1 ? 'vor 1 Sekunde' : `vor ${seconds} Sekunden`),
  retry: 'Jetzt versuchen',
  sending: 'wird gesendet',
  sendingBid: (amount) => `Dein Gebot von ${amount} wird gesendet.`,
  sendingMove: 'Dein Zug wird gesendet.',
  held: 'Hammer ruht',
  heldFor: (name) => `Keine Verbindung zu ${name}: der Hammer wartet`,
  waitsFor: (name) => `Keine Verbindung zu ${name}: der Tisch wartet`,
  upTo: {
    stand_in: (time) => `Höchstens ${time}, dann spielt ein Bot weiter.`,
    pause: (time) => `Höchstens ${time}, dann ist das Spiel angehalten.`,
    go_on: (time) => `Höchstens ${time}, dann geht das Spiel ohne sie weiter.`,
  },
  bidMeanwhile: 'Du kannst solange bieten.',
  back: (seconds) => `Nach ${seconds} s zurück.`,
  bidCounted: (amount) => `Deine ${amount} haben gezählt.`,
  moveCounted: 'Dein Zug hat gezählt.',
  bidTooLate: (amount) => `Deine ${amount} haben nicht gezählt: biete noch einmal, wenn du magst.`,
  moveTooLate: 'Dein Zug hat nicht gezählt.',
};
