import { pluralIn } from '../grammar/plural';
import type { Told } from '../grammar/told';

const plural = pluralIn('en');
const cards = (count: number) => plural(count, { one: '# card', other: '# cards' });
const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const nth = (count: number) => ['1st', '2nd', '3rd'][count - 1] ?? `${count}th`;

/** The questions that only Master and its duel ask, and what stands in the ring meanwhile. */
export const docks = {
  mine: {
    button: 'MINE!',
    label: 'Countdown',
    stands: (count: number) => `Countdown stands at ${count}`,
    price: 'Price',
    cards: (count: number): string => (count === 1 ? 'card' : 'cards'),
    title: (count: number) => `Any ${numbers[count] ?? count} of your cards`,
    hold: (count: number) => `you hold ${count}`,
    bluff: (count: number) => `you hold ${count}: a bluff`,
    bound: (count: number) => `You showed ${cards(count)}: you may claim again at ${count}.`,
    boundEmpty: 'You showed an empty hand: you cannot claim this one.',
    or: 'or',
    hint: 'zeros count · the first hand wins',
    pressed: 'Your hand is down…',
    auctioning: (the: string) => `You auction ${the}`,
    auctioneerHint: 'The count falls from 10. Unclaimed at 1, it is yours for nothing.',
    watching: (the: string) => `Countdown for ${the}`,
  },
  claim: {
    called: 'Mine!',
    sellHint: (whom: string, count: number) => `${whom} pays you ${cards(count)}, which you have not seen`,
    buyHint: (whom: string, count: number) => `you pay ${whom} ${cards(count)} of your choice`,
    poor: (held: number) => `You hold ${cards(held)}: not enough to buy.`,
    payTitle: (whom: string, count: number) => `Pay ${whom} exactly ${cards(count)}`,
    pay: (count: number, sum: number) => `Pay ${cards(count)}, worth ${sum}`,
    missing: (count: number) => `${cards(count)} missing`,
    tooMany: (count: number) => `${cards(count)} too many`,
    shown: (asked: number, held: number) => `${cards(asked)} claimed, ${held} in hand`,
  },
  rat: {
    title: 'Take the rat, or feed it?',
    order: 'Order of asking',
    laid: (count: number) => (count === 1 ? 'laid a card' : `laid ${cards(count)}`),
    yourChoice: 'your choice',
    chooses: 'chooses',
    toCome: 'to come',
    last: 'auctioneer, last',
    take: 'Take the rat',
    takeHint: (count: number, which: number) =>
      `${count === 0 ? 'no card lies on it' : `and the ${cards(count)} on it`} · your ${nth(which)} rat`,
    orLay: 'or lay one note',
    tap: 'or tap one of your notes to lay it face down',
    faceDown: 'face down',
    lay: (value: number, count: number) => `Lay ${value}; you have ${count}`,
    mustTake: 'You have no note to lay: the rat is yours.',
    onIt: (count: number): string => (count === 1 ? 'card on it' : 'cards on it'),
    pile: (count: number) =>
      plural(count, { one: '# card lies on the rat', other: '# cards lie on the rat' }),
    waits: (name: string) => `${name} takes the rat, or lays a card`,
    took: (name: string) => `${name} takes the rat`,
    youTook: 'You take the rat',
    with: (count: number) => (count === 0 ? 'and no card with it' : `and ${cards(count)} with it`),
    secretHint: 'What lies on the rat, only its taker sees.',
    tradeHint: 'Rats go the other way: the higher sum hands its rat over.',
    accept: (count: Told, what: string) =>
      count === 0
        ? `no money was laid; take ${what}`
        : `take ${count === null ? 'what lies there' : count === 1 ? 'the card' : `the ${count} cards`} unseen, and ${what} with it`,
  },
  division: {
    look: 'Look at a card',
    title: (the: string) => `Keep ${the}, or give it?`,
    only: 'only you see this card',
    keep: 'Keep it',
    give: (name: string) => `Give it to ${name}`,
    keepHint: (mine: string, name: string) => `${mine}${name} gets the next card`,
    giveHint: (theirs: string) => `${theirs}you get the next card`,
    yourNth: (count: number, of: number, animal: string) =>
      count === of
        ? `your ${nth(count)} ${animal.toLowerCase()}, a quartet! `
        : `your ${nth(count)} ${animal.toLowerCase()}; `,
    theirNth: (count: number, of: number, animal: string, name: string) =>
      count === of
        ? `${name}’s ${nth(count)} ${animal.toLowerCase()}, a quartet! `
        : `${name}’s ${nth(count)} ${animal.toLowerCase()}; `,
    next: 'next, unseen',
    looks: (name: string) => `${name} looks at the top card`,
    waits: (name: string) => `${name} keeps the card, or gives it to you`,
    watching: (name: string) => `${name} keeps the card, or gives it away`,
    choosesTurn: (name: string) => `${name} chooses: look at a card, or trade`,
    money: 'Donkey money',
    paid: (paid: number, of: number) => `${paid} of ${of} paid`,
    cardPaid: (value: number) => `${value}, paid`,
    moneyCards: (count: number) => plural(count, { one: '# money card', other: '# money cards' }),
    gets: (name: string) => `${name} gets`,
    youGet: 'You get',
    kept: (name: string) => `${name} keeps the card`,
    youKept: 'You keep the card',
    gave: (name: string) => `${name} gives the card away`,
    youGave: 'You give the card away',
    unseenMoney: 'money, unseen',
  },
  exclusion: {
    title: 'All rats are yours: which quartet will not count?',
    without: (many: string) => `Without the ${many}`,
    scores: (points: number) => `${points} points`,
    most: 'most points',
    waits: (name: string) => `${name} has all the rats and leaves one quartet out`,
  },
  bonus: {
    title: 'The bonus card!',
    to: (name: string, worth: number) => `${name}: ${worth} points more at the end`,
  },
};
