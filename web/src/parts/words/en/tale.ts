import { groupedIn } from '../grammar/number';
import { pluralIn } from '../grammar/plural';

const number = groupedIn('en');

const plural = pluralIn('en');
const cards = (count: number) => plural(count, { one: 'one card', other: '# cards' });
const share = (worth: number) => `Its share of a quartet is ${worth}.`;

/** What a game that is over has to tell. Of several titles the first that is short enough is taken. */
export const tale = {
  heading: 'The tale of the game',
  lead: 'Every word of it is in the record. A step shows how it was.',
  place: (at: number, all: number) => `${at} of ${all}`,
  step: (step: number) => `Step ${step}`,
  share: 'Share as a picture',
  shareOf: (title: string) => `Share as a picture: ${title}`,
  notShared: 'The picture could not be made or shared. Try again.',
  missing: 'The tale of this game cannot be fetched just now.',
  again: 'Try again',
  won: (won: string, score: number) => `${won} with ${number(score)}`,
  file: 'kuhhandel',
  tags: {
    robbery: 'Robbery',
    dear_lot: 'The dearest lot',
    bargain: 'A bargain',
    bluff_held: 'The bluff that held',
    bluff_caught: 'The bluff that burst',
    equal_sums: 'Even',
    swing: 'The turn of the tide',
    donkey_money: 'Money from heaven',
    struck_quartet: 'The price of the rats',
  },
  robbery: {
    titles: (name: string, stake: string, cost: number) => [
      cost === 0 ? `${stake} for nothing` : `${stake} for ${cost}`,
      `${name}’s robbery`,
      'The great robbery',
    ],
    zeroTitles: (name: string, stake: string) => [
      `${stake} for one zero`,
      `${name}’s robbery`,
      'The great robbery',
    ],
    zero: (owner: string, stake: string) => `${owner} took one card, unseen, for ${stake}. It was a zero.`,
    nothing: (owner: string, name: string, stake: string) =>
      `${name} laid nothing at all, and ${owner} gave ${stake} for it.`,
    unseen: (owner: string, count: number, stake: string, sum: number) =>
      `${owner} took ${cards(count)}, unseen, for ${stake}: ${sum} in all.`,
    countered: (name: string, laid: number, owner: string, against: number, stake: string) =>
      `${laid} from ${name} against ${against} from ${owner}: that was enough for ${stake}.`,
  },
  dear: {
    titles: (The: string, price: number) => [
      `${The.replace(' ', ' dearest ')}: ${price}`,
      `${price} for one lot`,
    ],
    two: (price: number) => `${price} for two animals`,
    kept: (auctioneer: string, to: string, price: number, worth: number) =>
      `${auctioneer} would not let it go and paid ${price} to ${to}. ${share(worth)}`,
    sold: (payer: string, price: number, worth: number, count: number) =>
      `${payer} paid ${price}${plural(count, { one: ', though nobody else had bid', other: '; # had bid' })}. ${share(worth)}`,
  },
  bargain: {
    titles: (animal: string, price: number) => [
      price === 0 ? `${animal} for nothing` : `${animal} for ${price}`,
      price === 0 ? 'A lot for nothing' : `A lot for ${price}`,
    ],
    two: (price: number) => (price === 0 ? 'Two animals for nothing' : `Two animals for ${price}`),
    kept: (auctioneer: string, worth: number) => `Nobody bid, so ${auctioneer} kept it. ${share(worth)}`,
    sold: (payer: string, to: string, price: number, worth: number) =>
      `${payer} paid ${to} no more than ${price}. ${share(worth)}`,
  },
  bluff: {
    held: (bid: number, hand: number) =>
      hand === 0 ? `${bid}, with nothing in hand` : `${bid}, with ${hand} in hand`,
    caught: (bid: number, hand: number) =>
      hand === 0 ? `${bid} bid, nothing to show` : `${bid} bid, ${hand} to show`,
    boughtOff: (name: string, lot: string, bid: number, payer: string) =>
      `${name} said ${bid} for ${lot}. ${payer} believed it and paid just as much to keep it.`,
    outbid: (name: string, lot: string, bid: number, payer: string, price: number) =>
      `${name} drove ${lot} to ${bid}. ${payer} believed it and paid ${price}.`,
    showed: (name: string, lot: string, payer: string, price: number) =>
      `All saw what ${name} held. Then ${payer} got ${lot} for ${price === 0 ? 'nothing' : price}.`,
  },
  even: {
    once: (sum: number) => `${sum} against ${sum}`,
    twice: 'Even, and even again',
    then: (challenger: string, challenged: string, stake: string, winner: string) =>
      `${challenger} and ${challenged} laid the same for ${stake}. The second try was ${winner}’s.`,
    again: (challenger: string, challenged: string, stake: string) =>
      `${challenger} and ${challenged} laid the same twice for ${stake}. So ${challenger}, who had asked, won.`,
  },
  swing: {
    title: (before: number, after: number) =>
      before === 0 ? `From nothing to ${after}` : `From ${before} to ${after}`,
    overtook: (name: string, owner: string, many: string) =>
      `With the quartet of ${many} ${name} went past ${owner} and took the lead.`,
    rose: (name: string, many: string, count: number) =>
      `The quartet of ${many} brought ${name} ${plural(count, { one: '# point', other: '# points' })}.`,
  },
  gift: {
    titles: (The: string) => [`${The} paid for it`, 'A gift that paid for it'],
    had: (name: string, hand: number, value: number, lot: string, price: number) =>
      `${name} had ${hand === 0 ? 'nothing' : hand} when everybody got ${value}. That bought ${lot} for ${price}.`,
  },
  rats: {
    title: (lost: number) => `The rats took ${lost} points`,
    struck: (name: string, many: string) =>
      `${name} had all the rats, so the quartet of ${many} did not count.`,
  },
};
