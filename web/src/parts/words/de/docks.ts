import type { docks as english } from '../en/docks';
import { pluralIn } from '../grammar/plural';

const plural = pluralIn('de');
const cards = (count: number) => plural(count, { one: '# Schein', other: '# Scheine' });
const numbers = ['Keine', 'Ein', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs', 'Sieben', 'Acht', 'Neun', 'Zehn'];

export const docks: typeof english = {
  mine: {
    button: 'MEINS!',
    label: 'Countdown',
    stands: (count) => `Der Countdown steht bei ${count}`,
    price: 'Preis',
    cards: (count) => (count === 1 ? 'Schein' : 'Scheine'),
    title: (count) =>
      count === 1 ? 'Ein Schein deiner Wahl' : `${numbers[count] ?? count} Scheine deiner Wahl`,
    hold: (count) => `du hast ${count}`,
    bluff: (count) => `du hast ${count}: ein Bluff`,
    bound: (count) => `Du hast ${cards(count)} gezeigt: Bei ${count} darfst du wieder.`,
    boundEmpty: 'Du hast eine leere Hand gezeigt: Hier kannst du nicht mehr zugreifen.',
    or: 'oder',
    hint: 'Nullen zählen · die erste Hand gewinnt',
    pressed: 'Deine Hand liegt…',
    auctioning: (the) => `Du versteigerst ${the}`,
    auctioneerHint: 'Es wird von 10 heruntergezählt. Greift auch bei 1 keiner zu, gehört er dir.',
    watching: (the) => `Countdown um ${the}`,
  },
  claim: {
    called: 'Meins!',
    sellHint: (whom, count) => `${whom} zahlt dir ${cards(count)}, die du nicht gesehen hast`,
    buyHint: (whom, count) => `du zahlst ${whom} ${cards(count)} deiner Wahl`,
    poor: (held) => `Du hast ${cards(held)}: zu wenig zum Kaufen.`,
    payTitle: (whom, count) => `Zahle ${whom} genau ${cards(count)}`,
    pay: (count, sum) => `Zahle ${cards(count)}, Wert ${sum}`,
    missing: (count) => plural(count, { one: '# Schein fehlt', other: '# Scheine fehlen' }),
    tooMany: (count) => `${cards(count)} zu viel`,
    shown: (asked, held) => `${cards(asked)} verlangt, ${held} sind da`,
  },
  rat: {
    title: 'Ratte nehmen oder füttern?',
    order: 'Reihenfolge',
    laid: (count) => `${count} gelegt`,
    yourChoice: 'du wählst',
    chooses: 'wählt',
    toCome: 'kommt noch',
    last: 'zuletzt, am Hammer',
    take: 'Ratte nehmen',
    takeHint: (count, which) =>
      `${count === 0 ? 'kein Schein liegt darauf' : `und die ${cards(count)} darauf`} · deine ${which}. Ratte`,
    orLay: 'oder einen Schein legen',
    tap: 'oder tippe auf einen deiner Scheine und leg ihn verdeckt hin',
    faceDown: 'verdeckt',
    lay: (value, count) => `${value} legen; du hast ${count}`,
    mustTake: 'Du hast keinen Schein zum Legen: Die Ratte gehört dir.',
    onIt: (count) => (count === 1 ? 'Schein darauf' : 'Scheine darauf'),
    pile: (count) =>
      plural(count, { one: '# Schein liegt auf der Ratte', other: '# Scheine liegen auf der Ratte' }),
    waits: (name) => `${name} nimmt die Ratte oder legt einen Schein`,
    took: (name) => `${name} nimmt die Ratte`,
    youTook: 'Du nimmst die Ratte',
    with: (count) => (count === 0 ? 'und keinen Schein dazu' : `und ${cards(count)} dazu`),
    secretHint: 'Was auf der Ratte liegt, sieht nur, wer sie nimmt.',
    tradeHint: 'Bei Ratten ist es umgekehrt: Die höhere Summe gibt ihre Ratte her.',
    accept: (count, what) =>
      count === 0
        ? `kein Geld liegt da; ${what} nehmen`
        : `${count === null ? 'was da liegt' : cards(count)} ungesehen nehmen und ${what} dazu`,
  },
  division: {
    look: 'Karte ansehen',
    title: (the) => `${the.charAt(0).toUpperCase()}${the.slice(1)} behalten oder geben?`,
    only: 'nur du siehst diese Karte',
    keep: 'Behalten',
    give: (name) => `An ${name} geben`,
    keepHint: (mine, name) => `${mine}${name} bekommt die nächste Karte`,
    giveHint: (theirs) => `${theirs}du bekommst die nächste Karte`,
    yourNth: (count, of, one) =>
      count === of ? `${one} Nummer ${count} für dich, ein Quartett! ` : `${one} Nummer ${count} für dich; `,
    theirNth: (count, of, one, name) =>
      count === of
        ? `${one} Nummer ${count} für ${name}, ein Quartett! `
        : `${one} Nummer ${count} für ${name}; `,
    next: 'die nächste, ungesehen',
    looks: (name) => `${name} sieht die oberste Karte an`,
    waits: (name) => `${name} behält die Karte oder gibt sie dir`,
    watching: (name) => `${name} behält die Karte oder gibt sie her`,
    choosesTurn: (name) => `${name} wählt: Karte ansehen oder tauschen`,
    money: 'Geld der Esel',
    paid: (paid, of) => `${paid} von ${of} gezahlt`,
    cardPaid: (value) => `${value}, gezahlt`,
    moneyCards: (count) => plural(count, { one: '# Schein', other: '# Scheine' }),
    gets: (name) => `${name} bekommt`,
    youGet: 'Du bekommst',
    kept: (name) => `${name} behält die Karte`,
    youKept: 'Du behältst die Karte',
    gave: (name) => `${name} gibt die Karte her`,
    youGave: 'Du gibst die Karte her',
    unseenMoney: 'Geld, ungesehen',
  },
  exclusion: {
    title: 'Alle Ratten gehören dir: Welches Quartett zählt nicht?',
    without: (many) => `Ohne die ${many}`,
    scores: (points) => `${points} Punkte`,
    most: 'die meisten Punkte',
    waits: (name) => `${name} hat alle Ratten und lässt ein Quartett aus`,
  },
  bonus: {
    title: 'Die Bonuskarte!',
    to: (name, worth) => `${name}: am Ende ${worth} Punkte mehr`,
  },
};
