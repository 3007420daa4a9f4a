import type { docks as english } from '../en/docks';
import { pluralIn } from '../grammar/plural';

const plural = pluralIn('nl');
const cards = (count: number) => plural(count, { one: '# kaart', other: '# kaarten' });
const numbers = ['Geen', 'Eén', 'Twee', 'Drie', 'Vier', 'Vijf', 'Zes', 'Zeven', 'Acht', 'Negen', 'Tien'];
const nth = (count: number) => `${count}e`;

export const docks: typeof english = {
  mine: {
    button: 'VAN MIJ!',
    label: 'Aftellen',
    stands: (count) => `Het aftellen staat op ${count}`,
    price: 'Prijs',
    cards: (count) => (count === 1 ? 'kaart' : 'kaarten'),
    title: (count) => `${numbers[count] ?? count} ${count === 1 ? 'kaart' : 'kaarten'} naar keuze`,
    hold: (count) => `je hebt er ${count}`,
    bluff: (count) => `je hebt er ${count}: bluf`,
    bound: (count) => `Je toonde ${cards(count)}: bij ${count} mag je weer roepen.`,
    boundEmpty: 'Je toonde een lege hand: op deze kun je niet meer roepen.',
    or: 'of',
    hint: 'nullen tellen mee · de eerste hand wint',
    pressed: 'Je hand ligt…',
    auctioning: (the) => `Je veilt ${the}`,
    auctioneerHint: 'Er wordt vanaf 10 afgeteld. Roept ook bij 1 niemand, dan is hij gratis van jou.',
    watching: (the) => `Aftellen om ${the}`,
  },
  claim: {
    called: 'Van mij!',
    sellHint: (whom, count) => `${whom} betaalt je ${cards(count)} die je niet gezien hebt`,
    buyHint: (whom, count) => `je betaalt ${whom} ${cards(count)} naar keuze`,
    poor: (held) => `Je hebt ${cards(held)}: niet genoeg om te kopen.`,
    payTitle: (whom, count) => `Betaal ${whom} precies ${cards(count)}`,
    pay: (count, sum) => `Betaal ${cards(count)}, samen ${sum}`,
    missing: (count) => `nog ${cards(count)}`,
    tooMany: (count) => `${cards(count)} te veel`,
    shown: (asked, held) => `${cards(asked)} geroepen, ${held} in de hand`,
  },
  rat: {
    title: 'De rat nemen, of voeren?',
    order: 'Volgorde van vragen',
    laid: (count) => `legde ${cards(count)}`,
    yourChoice: 'jij kiest',
    chooses: 'kiest',
    toCome: 'komt nog',
    last: 'veilingmeester, als laatste',
    take: 'De rat nemen',
    takeHint: (count, which) =>
      `${count === 0 ? 'er ligt geen kaart bij' : `met ${cards(count)} erbij`} · je ${nth(which)} rat`,
    orLay: 'of leg een biljet',
    tap: 'of tik op een van je biljetten om het dicht neer te leggen',
    faceDown: 'dicht',
    lay: (value, count) => `Leg ${value}; je hebt er ${count}`,
    mustTake: 'Je hebt geen biljet om te leggen: de rat is voor jou.',
    onIt: (count) => (count === 1 ? 'kaart erbij' : 'kaarten erbij'),
    pile: (count) =>
      plural(count, { one: 'Er ligt # kaart bij de rat', other: 'Er liggen # kaarten bij de rat' }),
    waits: (name) => `${name} neemt de rat, of legt een kaart`,
    took: (name) => `${name} neemt de rat`,
    youTook: 'Je neemt de rat',
    with: (count) => (count === 0 ? 'zonder kaart erbij' : `met ${cards(count)} erbij`),
    secretHint: 'Wat er bij de rat ligt, ziet alleen wie hem neemt.',
    tradeHint: 'Bij ratten is het andersom: wie het meest biedt, geeft zijn rat weg.',
    accept: (count, what) =>
      count === 0
        ? `er ligt geen geld; neem ${what}`
        : `neem ${count === null ? 'wat er ligt' : count === 1 ? 'de kaart' : `de ${count} kaarten`} ongezien, met ${what} erbij`,
  },
  division: {
    look: 'Een kaart bekijken',
    title: (the) => `${the.charAt(0).toUpperCase()}${the.slice(1)} houden, of geven?`,
    only: 'alleen jij ziet deze kaart',
    keep: 'Houden',
    give: (name) => `Aan ${name} geven`,
    keepHint: (mine, name) => `${mine}${name} krijgt de volgende kaart`,
    giveHint: (theirs) => `${theirs}jij krijgt de volgende kaart`,
    yourNth: (count, of, one) =>
      count === of
        ? `je ${nth(count)} ${one.toLowerCase()}, een kwartet! `
        : `je ${nth(count)} ${one.toLowerCase()}; `,
    theirNth: (count, of, one, name) =>
      count === of
        ? `de ${nth(count)} ${one.toLowerCase()} van ${name}, een kwartet! `
        : `de ${nth(count)} ${one.toLowerCase()} van ${name}; `,
    next: 'de volgende, ongezien',
    looks: (name) => `${name} bekijkt de bovenste kaart`,
    waits: (name) => `${name} houdt de kaart, of geeft hem aan jou`,
    watching: (name) => `${name} houdt de kaart, of geeft hem weg`,
    choosesTurn: (name) => `${name} kiest: een kaart bekijken, of handelen`,
    money: 'Ezelgeld',
    paid: (paid, of) => `${paid} van ${of} uitbetaald`,
    cardPaid: (value) => `${value}, uitbetaald`,
    moneyCards: (count) => plural(count, { one: '# geldkaart', other: '# geldkaarten' }),
    gets: (name) => `${name} krijgt`,
    youGet: 'Je krijgt',
    kept: (name) => `${name} houdt de kaart`,
    youKept: 'Je houdt de kaart',
    gave: (name) => `${name} geeft de kaart weg`,
    youGave: 'Je geeft de kaart weg',
    unseenMoney: 'geld, ongezien',
  },
  exclusion: {
    title: 'Alle ratten zijn van jou: welk kwartet telt niet mee?',
    without: (many) => `Zonder de ${many}`,
    scores: (points) => plural(points, { one: '# punt', other: '# punten' }),
    most: 'de meeste punten',
    waits: (name) => `${name} heeft alle ratten en laat een kwartet weg`,
  },
  bonus: {
    title: 'De bonuskaart!',
    to: (name, worth) => `${name}: aan het eind ${worth} punten extra`,
  },
};
