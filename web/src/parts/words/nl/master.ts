import type { master as english } from '../en/master';
import { pluralIn } from '../grammar/plural';
import { does, whom } from './sentence';

const plural = pluralIn('nl');
const cards = (count: number) => plural(count, { one: '# kaart', other: '# kaarten' });
const numbers = ['', 'een', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen', 'tien'];
const inWords = (count: number) => numbers[count] ?? `${count}`;

export const master: typeof english = {
  ratTurnedUp: () => 'Een rat. Hij gaat rond tot iemand hem neemt.',
  pedigreeTurnedUp: (The, worth) => `${The}, ${worth} waard en meer.`,
  countedDown: (count) => inWords(count),
  countdown: (name, count) => `${name}. Aftellen vanaf ${count}. Druk op M voor „van mij”.`,
  claimed: (who, count) => `${does(who, 'was', 'was')} de eerste bij ${count}.`,
  claimSold: (to, count) => `Verkocht aan ${whom(to)} voor ${cards(count)}.`,
  claimBought: (auctioneer, claimant, count) =>
    `${does(auctioneer, 'koopt', 'koopt')} zelf en is ${whom(claimant)} ${cards(count)} schuldig.`,
  showedTooFew: (who, sum, held, asked) =>
    `${does(who, 'hebt', 'heeft')} geen ${cards(asked)} maar ${held}, en toont ${sum}. Het aftellen begint opnieuw.`,
  tookPedigree: (who, the) => `${does(who, 'krijgt', 'krijgt')} ${the}.`,
  laidOnRat: (who, money) =>
    `${does(who, 'legt', 'legt')} ${money === undefined ? 'een kaart' : money} bij de rat.`,
  ratMoney: (who, count, money) =>
    `Er ${count === 1 ? 'komt' : 'komen'} ${cards(count)} mee naar ${whom(who)}${money === undefined ? '' : `: ${money}`}.`,
  mustExclude: (who) => `${does(who, 'hebt', 'heeft')} alle ratten: één kwartet telt niet mee.`,
  excluded: (who, many) => `${does(who, 'laat', 'laat')} het kwartet ${many} buiten de telling.`,
  payCards: (to, count, money) =>
    `Betaal ${whom(to)} precies ${cards(count)}, maakt niet uit welke. Voorstel: ${money}.`,
  ratAsks: (count, mayLay) =>
    `Een rat. Er ${count === 0 ? 'ligt geen kaart' : `${count === 1 ? 'ligt' : 'liggen'} ${cards(count)}`} bij. Neem hem${
      mayLay ? ', of leg een kaart neer' : '; je hebt geen kaart om neer te leggen'
    }.`,
  excludeAsks: (choices) => `Alle ratten zijn van jou. Kies het kwartet dat niet telt: ${choices}.`,
  excludeChoice: (name, score) => `${name}, dan ${score}`,
};
