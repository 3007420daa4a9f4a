import { groupedIn } from '../grammar/number';
import type { tale as english } from '../en/tale';
import { pluralIn } from '../grammar/plural';

const number = groupedIn('de');

const plural = pluralIn('de');
const share = (worth: number) => `Der Anteil am Quartett ist ${worth}.`;

export const tale: typeof english = {
  heading: 'Das Spiel erzählt',
  lead: 'Jedes Wort steht im Protokoll. Ein Schritt zeigt, wie es war.',
  place: (at, all) => `${at} von ${all}`,
  step: (step) => `Schritt ${step}`,
  share: 'Als Bild teilen',
  shareOf: (title) => `Als Bild teilen: ${title}`,
  notShared: 'Das Bild ließ sich nicht machen oder teilen. Versuch es noch einmal.',
  missing: 'Was dieses Spiel erzählt, lässt sich gerade nicht holen.',
  again: 'Noch einmal versuchen',
  won: (won, score) => `${won} mit ${number(score)}`,
  file: 'kuhhandel',
  tags: {
    robbery: 'Raub',
    dear_lot: 'Der teuerste Kauf',
    bargain: 'Ein Schnäppchen',
    bluff_held: 'Der Bluff, der hielt',
    bluff_caught: 'Der Bluff, der platzte',
    equal_sums: 'Gleichstand',
    swing: 'Die Wende',
    donkey_money: 'Geld vom Himmel',
    struck_quartet: 'Der Preis der Ratten',
  },
  robbery: {
    titles: (name, stake, cost) => [
      cost === 0 ? `${stake} für nichts` : `${stake} für ${cost}`,
      `Raubzug: ${name}`,
      'Der große Raub',
    ],
    zeroTitles: (name, stake) => [`${stake} für eine Null`, `Raubzug: ${name}`, 'Der große Raub'],
    zero: (owner, stake) => `${owner} nahm ungesehen einen Schein für ${stake}. Es war eine Null.`,
    nothing: (owner, name, stake) => `${name} legte gar nichts, und ${owner} gab ${stake} dafür her.`,
    unseen: (owner, count, stake, sum) =>
      `${owner} nahm ungesehen ${plural(count, { one: 'einen Schein', other: '# Scheine' })} für ${stake}: zusammen ${sum}.`,
    countered: (name, laid, owner, against, stake) =>
      `${laid} von ${name} gegen ${against} von ${owner}: Das reichte für ${stake}.`,
  },
  dear: {
    titles: (The, price) => [`${The.replace(' ', ' teuerste ')}: ${price}`, `${price} auf einen Schlag`],
    two: (price) => `${price} für zwei Tiere`,
    kept: (auctioneer, to, price, worth) =>
      `${auctioneer} wollte nicht verkaufen und zahlte ${price} an ${to}. ${share(worth)}`,
    sold: (payer, price, worth, count) =>
      `${payer} zahlte ${price}${plural(count, { one: ', obwohl sonst niemand bot', other: '; # hatten geboten' })}. ${share(worth)}`,
  },
  bargain: {
    titles: (animal, price) => [
      price === 0 ? `${animal} für nichts` : `${animal} für ${price}`,
      price === 0 ? 'Ganz umsonst' : `Für nur ${price}`,
    ],
    two: (price) => (price === 0 ? 'Zwei Tiere für nichts' : `Zwei Tiere für ${price}`),
    kept: (auctioneer, worth) => `Niemand bot, also blieb es bei ${auctioneer}. ${share(worth)}`,
    sold: (payer, to, price, worth) => `${payer} zahlte nicht mehr als ${price} an ${to}. ${share(worth)}`,
  },
  bluff: {
    held: (bid, hand) => (hand === 0 ? `${bid}, mit nichts in der Hand` : `${bid}, mit ${hand} in der Hand`),
    caught: (bid, hand) => (hand === 0 ? `${bid} geboten, nichts da` : `${bid} geboten, ${hand} da`),
    boughtOff: (name, lot, bid, payer) =>
      `${name} sagte ${bid} für ${lot}. ${payer} glaubte es und zahlte genauso viel fürs Behalten.`,
    outbid: (name, lot, bid, payer, price) =>
      `${name} trieb ${lot} auf ${bid}. ${payer} glaubte es und zahlte ${price}.`,
    showed: (name, lot, payer, price) =>
      `Alle sahen die Hand von ${name}. Dann bekam ${payer} ${lot} für ${price === 0 ? 'nichts' : price}.`,
  },
  even: {
    once: (sum) => `${sum} gegen ${sum}`,
    twice: 'Gleich und noch mal gleich',
    then: (challenger, challenged, stake, winner) =>
      `${challenger} und ${challenged} legten dasselbe für ${stake}. Der zweite Versuch ging an ${winner}.`,
    again: (challenger, challenged, stake) =>
      `${challenger} und ${challenged} legten zweimal dasselbe für ${stake}. Das ging an ${challenger}: Wer fordert, gewinnt.`,
  },
  swing: {
    title: (before, after) => (before === 0 ? `Von 0 auf ${after}` : `Von ${before} auf ${after}`),
    overtook: (name, owner, many) =>
      `Mit dem Quartett der ${many} zog ${name} an ${owner} vorbei und lag vorn.`,
    rose: (name, many, count) =>
      `Das Quartett der ${many} brachte ${name} ${plural(count, { one: '# Punkt', other: '# Punkte' })}.`,
  },
  gift: {
    titles: (The) => [`${The} hat bezahlt`, 'Geschenkt und ausgegeben'],
    had: (name, hand, value, lot, price) =>
      `${name} hatte ${hand === 0 ? 'nichts' : hand}, als alle ${value} bekamen. Das reichte für ${lot}: ${price}.`,
  },
  rats: {
    title: (lost) => `${lost} Punkte an die Ratten`,
    struck: (name, many) => `${name} hatte alle Ratten, so zählte das Quartett der ${many} nicht.`,
  },
};
