import { groupedIn } from '../grammar/number';
import { pluralIn } from '../grammar/plural';
import type { Told } from '../grammar/told';
import type { Who } from '../grammar/who';
import { duel } from './duel';
import { master } from './master';
import { does, whom } from './sentence';

const number = groupedIn('en');

const plural = pluralIn('en');
const cards = (count: number) => plural(count, { one: '# card', other: '# cards' });
const toldCards = (count: Told) =>
  count === null ? 'cards, nobody knows how many,' : count === 0 ? 'nothing' : cards(count);
const ordinal = (time: number) => ['First', 'Second', 'Third', 'Fourth'][time - 1] ?? `${time}.`;

/** One sentence per event: the log shows them, and screen readers hear the same words. */
export const story = {
  ...master,
  ...duel,
  turn: (who: Who) => (who.you ? 'Your turn.' : `${who.name}’s turn.`),
  skipped: (who: Who) => `${does(who, 'have', 'has')} nothing to trade.`,
  turnedUp: (animal: string, worth: number, owners: string[]) =>
    `${animal}, worth ${worth}.${owners.length > 0 ? ` ${owners.join(', ')}.` : ''}`,
  has: (who: Who, count: number) => `${does(who, 'have', 'has')} ${count}`,
  payday: (time: number, value: number) => `${ordinal(time)} donkey. Everyone receives ${value}.`,
  raised: (who: Who, amount: number) => (who.you ? `You bid ${amount}.` : `${who.name} ${amount}.`),
  overbid: (amount: number) => `You are overbid: ${amount}.`,
  called: (call: 1 | 2, to: Who | undefined, amount: number) => {
    if (call === 2) return 'Going twice.';
    return to === undefined ? 'Going once, no bid yet.' : `Going once, ${amount} to ${whom(to)}.`;
  },
  kept: (who: Who, the: string) => `No bid. ${does(who, 'keep', 'keeps')} ${the}.`,
  knocked: (to: Who, amount: number) => `The hammer falls: ${amount} to ${whom(to)}.`,
  sold: (to: Who, amount: number) => `Sold to ${whom(to)} for ${amount}.`,
  bought: (who: Who, amount: number) => `${does(who, 'buy', 'buys')} it for ${amount}.`,
  showedHand: (who: Who, sum: number, amount: number) =>
    `${does(who, 'cannot pay', 'cannot pay')} ${amount} and ${who.you ? 'show' : 'shows'} ${sum}.`,
  auctionedAgain: (The: string, barred: string[], bound: string[]) =>
    `${The} is auctioned again${barred.length > 0 ? `, without ${barred.join(', ')}` : ''}${
      bound.length > 0 ? `; ${bound.join(', ')} may not go above what was shown` : ''
    }.`,
  auctionGoesOn: (barred: string[], to: Who | undefined, amount: number) =>
    `The auction goes on without ${barred.join(', ')}. ${
      to === undefined ? 'No bid stands' : `${amount} from ${whom(to)} stands again`
    }.`,
  stopped: (who: Who) => `${does(who, 'leave', 'leaves')} it at that.`,
  tookBonus: (who: Who, worth: number) => `${does(who, 'win', 'wins')} the bonus card, ${worth} points.`,
  paid: (payer: Who, money: string) => `${does(payer, 'pay', 'pays')} ${money}.`,
  paidClosed: (payer: Who, count: number) => `${does(payer, 'pay', 'pays')} ${cards(count)}.`,
  took: (who: Who, count: number, the: string, many: string) =>
    `${does(who, 'get', 'gets')} ${count === 1 ? the : `${count} ${many}`}.`,
  quartet: (who: Who, many: string) => `${does(who, 'have', 'has')} the quartet of ${many}.`,
  challenged: (who: Who, whom_: Who, stake: string) =>
    `${does(who, 'challenge', 'challenges')} ${whom(whom_)} for ${stake}.`,
  offered: (who: Who, count: Told) =>
    `${does(who, 'lay', 'lays')} ${toldCards(count)}${count === 0 ? '' : ' face down'}.`,
  accepted: (who: Who, count: number) =>
    count === 0
      ? `${does(who, 'accept', 'accepts')}, though nothing was laid.`
      : `${does(who, 'accept', 'accepts')} ${plural(count, { one: 'the card', other: 'the # cards' })} unseen.`,
  countered: (who: Who, count: number) => `${does(who, 'counter', 'counters')} with ${cards(count)}.`,
  revealed: (winner: Who, won: number, lost: number) =>
    `${does(winner, 'win', 'wins')} the trade; ${won === lost ? `both laid ${cards(won)}` : `${cards(won)} against ${lost}`}.`,
  revealedSums: (mine: number, theirs: number) =>
    mine > theirs
      ? `You offered more, ${mine} against ${theirs}.`
      : `You offered less, ${mine} against ${theirs}.`,
  tied: () => 'Equal. A new offer.',
  over: (winners: Who[], score: number, others: string) => {
    const names = winners.map((who) => (who.you ? 'You' : who.name)).join(' and ');
    const verb = winners.length === 1 && !winners[0]?.you ? 'wins' : 'win';
    return `${names} ${verb} with ${number(score)}.${others === '' ? '' : ` ${others}.`}`;
  },
  scored: (who: Who, score: number) => `${who.you ? 'You' : who.name} ${number(score)}`,
  seated: (who: Who) => `${does(who, 'have', 'has')} taken a seat.`,
  freed: (seat: number) => `Seat ${seat} is free.`,
  renamed: (who: Who, name: string) => `${does(who, 'are', 'is')} called ${name} now.`,
  passed: (who: Who) => `${does(who, 'pass', 'passes')}.`,
  passTakenBack: (who: Who) => `${does(who, 'are', 'is')} back in.`,
  away: (who: Who) => `${does(who, 'are', 'is')} away; the seat is kept.`,
  back: (who: Who) => `${does(who, 'are', 'is')} back.`,
  /** With the sentence of what the clock chose; without one it chose silence. */
  slept: (who: Who, chosen: string | undefined) => {
    const up = who.you ? 'Your time was up' : `${who.name}’s time was up`;
    if (chosen === undefined) return who.you ? `${up}: you stay silent.` : `${up}, and nothing is said.`;
    return chosen.startsWith('You ') ? `${up}: y${chosen.slice(1)}` : `${up}. ${chosen}`;
  },
  started: (game: number, first: Who) => `Game ${game} begins. ${does(first, 'start', 'starts')}.`,
  reopened: () => 'The server is back after an interruption; clocks begin anew.',
  yourMove: (what: string) => `Your move: ${what}.`,
  moves: {
    auction: 'auction a card',
    trade: (the: string, with_: string) => `trade with ${with_} for ${the}`,
    or: 'or',
    divide: 'look at a card',
    stop: 'end the turn',
    sellOrBuy: 'sell, or buy it yourself',
    sell: 'sell; you cannot afford to buy',
  },
  payAtLeast: (whom_: Who, amount: number, money: string) =>
    `Pay ${whom(whom_)} at least ${amount}. Suggested: ${money}.`,
  answer: (challenger: Who, stake: string, count: Told) =>
    `${challenger.name} challenges you for ${stake}, with ${toldCards(count)} laid. Accept or counter.`,
  layOffer: (challenged: Who) => `Lay your offer to ${challenged.name}.`,
  secondsLeft: (seconds: number) => plural(seconds, { one: '# second.', other: '# seconds.' }),
  purse: (money: string, sum: number) => `${money === '' ? 'Nothing' : money}: ${sum}.`,
};
