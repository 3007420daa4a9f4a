import type { profile as english } from '../en/profile';
import { pluralIn } from '../grammar/plural';

const plural = pluralIn('de');
const points = (count: number) => plural(count, { one: '# Prozentpunkt', other: '# Prozentpunkte' });

export const profile: typeof english = {
  title: 'Wie ich spiele',
  lead: 'Aus deinen eigenen Spielen, vom Trainer auf diesem Gerät beurteilt; sonst erfährt es niemand. Ein Prozentpunkt ist ein Hundertstel eines Sieges.',
  judged: (games) => plural(games, { one: '# Spiel beurteilt', other: '# Spiele beurteilt' }),
  waiting: (games) =>
    plural(games, { one: '# Spiel ist noch nicht beurteilt.', other: '# Spiele sind noch nicht beurteilt.' }),
  judge: (games) => plural(games, { one: '# Spiel beurteilen', other: '# Spiele beurteilen' }),
  judging: (place, all, percent) => `Spiel ${place} von ${all}: ${percent} %`,
  stop: 'Anhalten',
  failed: (games) =>
    plural(games, {
      one: '# Spiel ließ sich auf diesem Gerät nicht beurteilen.',
      other: '# Spiele ließen sich auf diesem Gerät nicht beurteilen.',
    }),
  empty: 'Noch ist kein Spiel von dir zu Ende.',
  whatIsSeen: 'Was sich sagen lässt',
  tooFew: (games) =>
    plural(games, {
      one: 'Noch # Spiel, dann lässt sich mehr sagen als Zahlen.',
      other: 'Noch # Spiele, dann lässt sich mehr sagen als Zahlen.',
    }),
  nothing: 'Es fällt nichts auf: Was da ist, kann Zufall sein.',
  lost: (count) => `Durch eigene Entscheidungen gibst du ${points(count)} je Spiel her.`,
  latelyLess: (count) => `Zuletzt gibst du ${points(count)} je Spiel weniger her als am Anfang.`,
  latelyMore: (count) => `Zuletzt gibst du ${points(count)} je Spiel mehr her als am Anfang.`,
  most: {
    bid_on: (count) => `Das meiste, ${count}, wo du weiterbietest und besser gehen lässt.`,
    let_go: (count) => `Das meiste, ${count}, wo du gehen lässt und besser weiterbietest.`,
    sold: (count) => `Das meiste, ${count}, wo du als Versteigerer verkaufst und besser kaufst.`,
    bought: (count) => `Das meiste, ${count}, wo du als Versteigerer kaufst und besser verkaufst.`,
    turn: (count) => `Das meiste, ${count}, am Beginn des Zugs: ein anderer Handel oder eine Versteigerung.`,
    offered: (count) => `Das meiste, ${count}, im Kuhhandel, durch die Summe, die du legst.`,
    answered: (count) => `Das meiste, ${count}, im Kuhhandel, durch deine Antwort auf Angebote.`,
    other: (count) => `Das meiste, ${count}, bei Ratten, Stammbäumen oder Teilungen.`,
  },
  cards: { first: 'erste Karten', further: 'zweite und dritte Karten', fourth: 'vierte Karten' },
  dear: (percent, cards) => `Für ${cards} zahlst du ${percent} % über Wert.`,
  cheap: (percent, cards) => `Für ${cards} zahlst du ${percent} % unter Wert.`,
  fair: (cards) => `Für ${cards} zahlst du, was sie wert sind.`,
  met: (bluffs, seen) =>
    `Unter deinem Hammer ${plural(bluffs, { one: '# Gebot', other: '# Gebote' })} über dem Geld auf der Hand, ${seen} durchschaut.`,
  between: (from, to) => `auf Dauer ${from} bis ${to} %`,
  giveOrTake: (margin) => `plus oder minus ${margin}`,
  lucky: (count) => `Die aufgedeckten Karten brachten dir ${points(count)} je Spiel: Das war Glück.`,
  unlucky: (count) => `Die aufgedeckten Karten kosteten dich ${points(count)} je Spiel: Das war Pech.`,
  course: 'Hergegeben, Spiel für Spiel',
  courseTitle: (games) => `Hergegebene Prozentpunkte der letzten ${games} Spiele und das Mittel aus fünf.`,
  numbers: 'Die Zahlen',
  game: 'Beendet',
  points: 'Prozentpunkte',
  mean: 'Mittel aus fünf',
  where: 'Wo es bleibt',
  slips: {
    bid_on: 'Zu weit geboten',
    let_go: 'Zu früh gehen lassen',
    sold: 'Verkauft statt gekauft',
    bought: 'Gekauft statt verkauft',
    turn: 'Was im Zug zu tun ist',
    offered: 'Gelegte Summen',
    answered: 'Antworten im Handel',
    other: 'Alles andere',
  },
  aGame: 'Prozentpunkte je Spiel',
  prices: 'Gezahlte Preise',
  lots: 'Käufe',
  paid: 'Gezahlt',
  worth: 'Dir wert',
  priceCourse: 'Preise gegen Wert, Spiel für Spiel',
  priceCourseTitle: (games) =>
    `Gezahlt auf hundert an Wert in den letzten ${games} Spielen und das Mittel aus fünf.`,
  ofWorth: '% des Werts',
  bluffCourse: 'Bluffs, Spiel für Spiel',
  bluffCourseTitle: (games) =>
    `Eigene Bluffs der letzten ${games} Spiele: die hielten und die durchschaut wurden.`,
  held: 'Gehalten',
  seenThrough: 'Durchschaut',
  games: 'Die Spiele',
  gave: (count) => `${points(count)} hergegeben`,
  edition: 'Jede Ausgabe',
  forget: 'Gefundenes löschen',
  reallyForget: 'Wirklich löschen',
  ownGames: 'Meine letzten Spiele',
  gamesWith: (name) => `Spiele mit ${name}`,
};
