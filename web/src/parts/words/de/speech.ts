import type { speech as english } from '../en/speech';

export const speech: typeof english = {
  miser: {
    passes: 'Mir zu teuer.',
    outbid: 'Sollen die doch zahlen.',
    cheap: 'Billig. Das mag ich.',
    lost: 'Und mein gutes Geld ist auch weg.',
    payday: 'Wer den Pfennig nicht ehrt …',
  },
  collector: {
    sees: 'An meinem Hut ist noch Platz.',
    outbid: 'Ach, das hätte ich so gern gehabt!',
    dear: 'Mir war es jede Münze wert.',
    lost: 'Seid gut zu meinen Lieben da drüben.',
    quartet: 'Alle vier beisammen, endlich!',
  },
  bluffer: {
    bids: 'So kann ich den ganzen Tag weitermachen.',
    cheap: 'Und keiner hat sich getraut!',
    won: 'Zweifle nie an einem Schnurrbart.',
    lost: 'Das hast du gemerkt, was?',
    shown: 'Tja. Ihr musstet ja nachsehen.',
  },
  blocker: {
    passes: 'Bitte sehr. Für heute.',
    outbid: 'Ich behalte dich im Auge.',
    dear: 'Nicht in meinem Dorf.',
    won: 'Das brauchst du nicht.',
    quartet: 'Und jetzt wird das Tor zugesperrt.',
  },
  trader: {
    challenges: 'Komm, wir werden uns einig.',
    cheap: 'Das nehme ich mit.',
    won: 'Handel ist Handel.',
    lost: 'Wir sprechen uns noch.',
    payday: 'Jetzt lässt sich reden.',
  },
  shark: {
    outbid: 'Geduld.',
    cheap: 'Wie reizend.',
    won: 'Wie erwartet.',
    lost: 'Interessant.',
    payday: 'Damit hatte ich gerechnet.',
  },
  farmer: {
    sees: 'Na, wen haben wir denn da?',
    passes: 'Heute nicht.',
    won: 'Willkommen daheim!',
    lost: 'Füttert sie gut!',
    payday: 'Braver Esel!',
    quartet: 'Schaut, alle vier!',
  },
};
