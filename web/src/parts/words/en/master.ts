import { pluralIn } from '../grammar/plural';
import type { Who } from '../grammar/who';
import { does, whom } from './sentence';

const plural = pluralIn('en');
const cards = (count: number) => plural(count, { one: '# card', other: '# cards' });
const numbers = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const inWords = (count: number) => numbers[count] ?? `${count}`;

/** What happens with pedigrees and rats, and what it asks of the listener. */
export const master = {
  ratTurnedUp: () => 'A rat. It goes round until somebody takes it.',
  pedigreeTurnedUp: (The: string, worth: number) => `${The}, worth ${worth} and more.`,
  countedDown: (count: number) => inWords(count),
  countdown: (animal: string, count: number) => `${animal}. Countdown from ${count}. Press M to claim.`,
  claimed: (who: Who, count: number) => `${who.you ? 'You were' : `${who.name} was`} first at ${count}.`,
  claimSold: (to: Who, count: number) => `Sold to ${whom(to)} for ${cards(count)}.`,
  claimBought: (auctioneer: Who, claimant: Who, count: number) =>
    `${does(auctioneer, 'buy', 'buys')} it and ${auctioneer.you ? 'owe' : 'owes'} ${whom(claimant)} ${cards(count)}.`,
  showedTooFew: (who: Who, sum: number, held: number, asked: number) =>
    `${who.you ? 'You have' : `${who.name} has`} not ${cards(asked)} but ${held} and ${
      who.you ? 'show' : 'shows'
    } ${sum}. The countdown starts again.`,
  tookPedigree: (who: Who, the: string) => `${does(who, 'get', 'gets')} ${the}.`,
  laidOnRat: (who: Who, money: string | undefined) =>
    `${does(who, 'lay', 'lays')} ${money === undefined ? 'a card' : money} beside the rat.`,
  ratMoney: (who: Who, count: number, money: string | undefined) =>
    `${cards(count)} ${count === 1 ? 'comes' : 'come'} with it to ${whom(who)}${money === undefined ? '' : `: ${money}`}.`,
  mustExclude: (who: Who) => `${does(who, 'have', 'has')} all the rats: one quartet will not count.`,
  excluded: (who: Who, many: string) =>
    `${does(who, 'leave', 'leaves')} the quartet of ${many} out of the score.`,
  payCards: (whom_: Who, count: number, money: string) =>
    `Pay ${whom(whom_)} exactly ${cards(count)}, of any value. Suggested: ${money}.`,
  ratAsks: (count: number, mayLay: boolean) =>
    `A rat. ${count === 0 ? 'No card lies' : `${cards(count)} ${count === 1 ? 'lies' : 'lie'}`} on it. Take it${
      mayLay ? ', or lay one card' : '; you have no card to lay'
    }.`,
  excludeAsks: (choices: string) => `All rats are yours. Choose the quartet that will not count: ${choices}.`,
  excludeChoice: (animal: string, score: number) => `${animal}, then ${score}`,
};
