import type { fairness as english } from '../en/fairness';

export const fairness: typeof english = {
  setting: 'Wettläufe',
  names: { among_friends: 'unter Freunden', strict: 'streng' },
  hints: {
    among_friends:
      'Jede Verbindung wird ausgeglichen, so lang sie ist. Wer am eigenen Netz dreht, würde gewinnen.',
    strict:
      'Für Fremde: Die schnellere Hand hat die besseren Aussichten, keine Gewissheit, und sehr langsame Verbindungen verlieren Zeit.',
  },
  explained: {
    among_friends:
      'Wie lange eine Nachricht zu jedem braucht, hin und zurück. Im Wettlauf zählt jeder Druck ab dem, was der eigene Bildschirm ' +
      'zeigte; eine langsame Verbindung kostet also nichts. Geglaubt wird, was sie hergibt, und 25 ms mehr. Wer am eigenen Netz ' +
      'dreht, kann sich langsam stellen.',
    strict:
      'Wie lange eine Nachricht zu jedem braucht, hin und zurück. Im Wettlauf zählt jeder Druck ab dem, was der eigene Bildschirm ' +
      'zeigte. Doch keine Verbindung gilt als länger als zu Beginn des Spiels, und keine als mehr als 60 ms über der Mitte der ' +
      'anderen. Wer vorn liegt, hat die besseren Aussichten; wer 180 ms später kommt, hat keine.',
  },
  outside: (lost) => `verliert ${lost} ms`,
  doubted: 'In den letzten Wettläufen war diese Verbindung jedes Mal länger als zu Beginn des Spiels.',
};
