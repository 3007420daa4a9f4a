import { groupedIn } from '../grammar/number';
import type { tale as english } from '../en/tale';
import { pluralIn } from '../grammar/plural';

const number = groupedIn('nl');

const plural = pluralIn('nl');
const share = (worth: number) => `Het deel van het kwartet is ${worth} waard.`;

export const tale: typeof english = {
  heading: 'Het verhaal van het spel',
  lead: 'Elk woord staat in het verslag. Een stap laat zien hoe het was.',
  place: (at, all) => `${at} van ${all}`,
  step: (step) => `Stap ${step}`,
  share: 'Als plaatje delen',
  shareOf: (title) => `Als plaatje delen: ${title}`,
  notShared: 'Het plaatje kon niet worden gemaakt of gedeeld. Probeer het nog eens.',
  missing: 'Het verhaal van dit spel is nu niet op te halen.',
  again: 'Nog eens proberen',
  won: (won, score) => `${won} met ${number(score)}`,
  file: 'kuhhandel',
  tags: {
    robbery: 'Roof',
    dear_lot: 'De duurste koop',
    bargain: 'Een koopje',
    bluff_held: 'De bluf die standhield',
    bluff_caught: 'De bluf die barstte',
    equal_sums: 'Gelijk',
    swing: 'De omslag',
    donkey_money: 'Geld uit de lucht',
    struck_quartet: 'De prijs van de ratten',
  },
  robbery: {
    titles: (name, stake, cost) => [
      cost === 0 ? `${stake} voor niets` : `${stake} voor ${cost}`,
      `De roof van ${name}`,
      'De grote roof',
    ],
    zeroTitles: (name, stake) => [`${stake} voor één nul`, `De roof van ${name}`, 'De grote roof'],
    zero: (owner, stake) => `${owner} nam ongezien één biljet voor ${stake}. Het was een nul.`,
    nothing: (owner, name, stake) => `${name} legde helemaal niets, en ${owner} gaf er ${stake} voor.`,
    unseen: (owner, count, stake, sum) =>
      `${owner} nam ongezien ${plural(count, { one: 'één biljet', other: '# biljetten' })} voor ${stake}: samen ${sum}.`,
    countered: (name, laid, owner, against, stake) =>
      `${laid} van ${name} tegen ${against} van ${owner}: dat was genoeg voor ${stake}.`,
  },
  dear: {
    titles: (The, price) => [`${The.replace(' ', ' duurste ')}: ${price}`, `${price} in één keer`],
    two: (price) => `${price} voor twee dieren`,
    kept: (auctioneer, to, price, worth) =>
      `${auctioneer} wilde niet verkopen en betaalde ${price} aan ${to}. ${share(worth)}`,
    sold: (payer, price, worth, count) =>
      `${payer} betaalde ${price}${plural(count, { one: ', al bood verder niemand', other: '; er boden #' })}. ${share(worth)}`,
  },
  bargain: {
    titles: (animal, price) => [
      price === 0 ? `${animal} voor niets` : `${animal} voor ${price}`,
      price === 0 ? 'Helemaal gratis' : `Voor maar ${price}`,
    ],
    two: (price) => (price === 0 ? 'Twee dieren voor niets' : `Twee dieren voor ${price}`),
    kept: (auctioneer, worth) => `Niemand bood, dus ${auctioneer} hield het. ${share(worth)}`,
    sold: (payer, to, price, worth) => `${payer} betaalde niet meer dan ${price} aan ${to}. ${share(worth)}`,
  },
  bluff: {
    held: (bid, hand) => (hand === 0 ? `${bid}, met niets in de hand` : `${bid}, met ${hand} in de hand`),
    caught: (bid, hand) => (hand === 0 ? `${bid} geboden, niets getoond` : `${bid} geboden, ${hand} getoond`),
    boughtOff: (name, lot, bid, payer) =>
      `${name} zei ${bid} voor ${lot}. ${payer} geloofde het en betaalde evenveel om te houden.`,
    outbid: (name, lot, bid, payer, price) =>
      `${name} dreef ${lot} op tot ${bid}. ${payer} geloofde het en betaalde ${price}.`,
    showed: (name, lot, payer, price) =>
      `Iedereen zag de hand van ${name}. Toen kreeg ${payer} ${lot} voor ${price === 0 ? 'niets' : price}.`,
  },
  even: {
    once: (sum) => `${sum} tegen ${sum}`,
    twice: 'Gelijk en nog eens gelijk',
    then: (challenger, challenged, stake, winner) =>
      `${challenger} en ${challenged} legden hetzelfde voor ${stake}. De tweede poging was voor ${winner}.`,
    again: (challenger, challenged, stake) =>
      `${challenger} en ${challenged} legden twee keer hetzelfde voor ${stake}. Dus won ${challenger}, van wie de vraag kwam.`,
  },
  swing: {
    title: (before, after) => (before === 0 ? `Van niets naar ${after}` : `Van ${before} naar ${after}`),
    overtook: (name, owner, many) =>
      `Met het kwartet ${many} ging ${name} ${owner} voorbij en nam de leiding.`,
    rose: (name, many, count) =>
      `Het kwartet ${many} bracht ${name} ${plural(count, { one: '# punt', other: '# punten' })}.`,
  },
  gift: {
    titles: (The) => [`${The} betaalde het`, 'Gekregen en uitgegeven'],
    had: (name, hand, value, lot, price) =>
      `${name} had ${hand === 0 ? 'niets' : hand} toen iedereen ${value} kreeg. Dat was genoeg voor ${lot}: ${price}.`,
  },
  rats: {
    title: (lost) => `De ratten namen ${lost} punten`,
    struck: (name, many) => `${name} had alle ratten, dus telde het kwartet ${many} niet mee.`,
  },
};
