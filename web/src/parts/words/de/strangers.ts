import { pluralIn } from '../grammar/plural';
import type { strangers as english } from '../en/strangers';

const plural = pluralIn('de');

export const strangers: typeof english = {
  how: 'Wie willst du spielen?',
  anyEdition: 'jede Ausgabe',
  anyPace: 'jedes Tempo',
  any: 'egal',
  botsMayCome: 'Bots dürfen nach 30 s mitspielen',
  personTakesSeat: 'Wer später kommt, nimmt den Platz eines Bots',
  peopleOnly: 'nur Menschen',
  whoComes: 'Wer kommt',
  atTheTable: 'am Tisch',
  ofSeats: (seats) => `von ${seats}`,
  botsIn: (seconds) => `Bots in ${seconds} s`,
  timeLeft: 'Zeit, bis Bots kommen',
  waitFor: (count) => plural(count, { one: 'Wir warten noch auf jemanden', other: 'Wir warten noch auf #' }),
  begins: 'Alle da: Es geht los',
  onTheWay: 'unterwegs',
  takesBots: 'würde mit Bots spielen',
  free: 'frei',
  orBot: 'oder ein Bot',
  startWithBots: (count) =>
    plural(count, { one: 'Jetzt mit Bot anfangen', other: 'Jetzt mit Bots anfangen' }),
  waitOn: 'Weiter warten',
  othersWait: 'Es geht los, sobald auch die anderen Bots wollen.',
  nobodyYet: 'Noch niemand da. Weiter warten oder Bots hereinlassen?',
  letBotsIn: 'Bots hereinlassen',
  leave: 'Gehen',
  lookAway: 'Eine Glocke und der Titel des Tabs rufen dich, wenn sich jemand setzt. Du darfst wegschauen.',
  rated:
    'Gewertet: Dieses Spiel zählt für deinen Namen, wenn noch jemand mitspielt, der seinen behält. Wer geht, verliert.',
  unrated: 'Spiele hier zählen für alle, die ihren Namen behalten. Du spielst ohne Wertung.',
  allLeft:
    'Alle anderen sind gegangen. Zählt dieses Spiel und kommt niemand zurück, hast du es gewonnen, ob du weiterspielst oder gehst.',
  moved: 'Anderswo wartet jemand: Du sitzt jetzt dort am Tisch',
  satDown: (name) => `${name} hat sich gesetzt`,
};
