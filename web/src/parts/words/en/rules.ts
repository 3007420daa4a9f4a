import type { Clause } from '../../../model/clause';

/** One clause of the rules, told in our words. */
export interface RuleText {
  readonly title: string;
  readonly text: string;
}

const texts: Readonly<Record<Clause, RuleText>> = {
  'C1.1': {
    title: 'The animals',
    text: 'There are ten animals with four cards each. The number on a card is what the whole quartet is worth.',
  },
  'C1.2': {
    title: 'The money',
    text: 'Notes have values from 0 to 500. A note of 0 is worth nothing and looks like any other from behind.',
  },
  'C1.4': {
    title: 'Pedigrees and rats',
    text: 'One pedigree of each animal and four rats are shuffled into the pile with the animals.',
  },
  'C1.5': {
    title: 'The bonus card',
    text: 'One card of the box is worth points of its own. See who wins it.',
  },
  'C2.2': {
    title: 'No change',
    text: 'Money is never changed, and nobody gives change. What is not dealt stays in the bank for the donkeys.',
  },
  'C2.4': {
    title: 'What lies open',
    text: 'Animals and all other cards lie open. The money in your hand is secret; only how many notes you hold is known.',
  },
  'C3.1': {
    title: 'Your turn',
    text: 'In your turn you do one of two things: turn up the top card of the pile, or start a horse trade. Then the next player has the turn.',
  },
  'C3.2': {
    title: 'With whom to trade',
    text: 'A horse trade needs an animal of which you both own at least one and neither owns all.',
  },
  'C3.3': {
    title: 'When the pile is empty',
    text: 'Then every turn must be a trade. Who owns only whole quartets, or nothing, is passed over.',
  },
  'C3.4': {
    title: 'The end',
    text: 'The game is over when the pile is empty and every quartet is complete.',
  },
  'C4.1': {
    title: 'Bidding',
    text: 'The card lies open. Everyone but the auctioneer may bid at any time, each bid at least 10 above the last. You may bid what you do not have.',
  },
  'C4.2': {
    title: 'Going once, going twice',
    text: 'Nobody need bid. The auctioneer closes with three calls, and a bid during the calls begins them anew.',
  },
  'C4.3': {
    title: 'No bid',
    text: 'If nobody bids by the third call, the auctioneer keeps the card for nothing.',
  },
  'C4.4': {
    title: 'Sell, or use the buying right',
    text: 'When the hammer falls, the auctioneer sells: the highest bidder pays them and takes the card. Or they buy: they pay the highest bidder as much and keep it.',
  },
  'C4.5': {
    title: 'The auctioneer chooses first',
    text: 'Only a sale makes the bidder pay, so a bluff that is bought off is never found out. To buy, the auctioneer needs the means.',
  },
  'C4.6': {
    title: 'Paying',
    text: 'Pay with any notes that together reach the price. No change is given, and what you can pay you must pay.',
  },
  'C4.7': {
    title: 'Open or closed',
    text: 'Whether all see the notes of a payment, or only how many they are.',
  },
  'C4.8': {
    title: 'Who cannot pay',
    text: 'A bidder who must pay and cannot shows their whole hand to all.',
  },
  'C4.9': {
    title: 'The highest bid there is',
    text: 'No bid may exceed all the money that has been handed out so far: nobody could ever hold it.',
  },
  'C5.1': {
    title: 'The donkey pays',
    text: 'When a donkey turns up, everyone gets a note from the bank first: 50, then 100, 200 and 500. Then it is auctioned like any other.',
  },
  'C6.1': {
    title: 'The challenge',
    text: 'You name an opponent and an animal. The challenged player cannot refuse.',
  },
  'C6.2': {
    title: 'One animal or two',
    text: 'If each of you owns exactly two, both pairs are at stake; otherwise one card of each.',
  },
  'C6.3': {
    title: 'The offer',
    text: 'The challenger lays notes face down, as many as they like. Zeros alone are allowed.',
  },
  'C6.4': { title: 'How many notes', text: 'Whether the others see how many notes lie in the offer.' },
  'C6.5': {
    title: 'Accept or counter',
    text: 'The challenged player takes the money unseen and gives the animals, or lays at least one note face down against it.',
  },
  'C6.6': {
    title: 'The piles are exchanged',
    text: 'After a counter the two exchange piles and count in secret. The higher sum takes the animals. The others learn only who won and how many notes there were.',
  },
  'C6.7': {
    title: 'Equal sums',
    text: 'The notes stay exchanged and the challenger lays a new offer. Equal again: they get the animals.',
  },
  'C6.8': {
    title: 'Who pays in a trade',
    text: 'Whether both piles change hands or only the winner pays, and where the zeros go.',
  },
  'C6.9': {
    title: 'Trading rats',
    text: 'Rats go the other way: the higher sum hands its rat over. Who accepts the money takes the rat with it.',
  },
  'C6.10': { title: 'Pedigrees stay', text: 'Pedigrees are never traded.' },
  'C7.1': {
    title: 'MINE!',
    text: 'The auctioneer counts down from 10. The first to claim the pedigree owes that many notes, of any value, zeros included.',
  },
  'C7.2': {
    title: 'Sell or buy, unseen',
    text: 'Before any note is seen, the auctioneer may buy the pedigree instead for as many notes, if they have them.',
  },
  'C7.3': { title: 'Nobody claims', text: 'Not claimed at 1, the pedigree is the auctioneer’s for nothing.' },
  'C7.4': {
    title: 'Paid face down',
    text: 'Only the two see which notes are paid for a pedigree; all see how many.',
  },
  'C7.5': {
    title: 'Too few notes',
    text: 'A claimant with too few notes shows their hand, and the countdown begins anew. They may not claim above what they showed.',
  },
  'C7.6': {
    title: 'Two hands at once',
    text: 'The earlier hand wins, whatever connection it came over; hands that cannot be told apart are drawn by lot.',
  },
  'C8.1': {
    title: 'A rat goes round',
    text: 'From the auctioneer’s left, each player takes the rat with all notes on it, or lays one note face down beside it. The auctioneer comes last, and round it goes.',
  },
  'C8.2': { title: 'Nothing to lay', text: 'Who has no note must take the rat.' },
  'C8.3': { title: 'What lies on the rat', text: 'Only the taker sees which notes come with it.' },
  'C8.4': {
    title: 'After the rat',
    text: 'The same auctioneer turns up the next card at once. If it is a rat too, it goes round as well.',
  },
  'C9.1': {
    title: 'The score',
    text: 'Add up the worths of your quartets and multiply by their number. Incomplete quartets count nothing.',
  },
  'C9.2': {
    title: 'Plain sums',
    text: 'The worths of the quartets are added; the holder of the bonus card adds its points.',
  },
  'C9.3': {
    title: 'Who wins the bonus card',
    text: 'The first to own both quartets of rooster and goose, cat and dog, or sheep and goat takes it and keeps it.',
  },
  'C9.4': {
    title: 'The score in five steps',
    text: 'The owner of all rats leaves out one quartet. Add up the others and 250 for each of their pedigrees, multiply by the number of quartets, then add 250 for each other pedigree.',
  },
  'C9.5': { title: 'Money doesn’t smell', text: 'Whether the money left in hand is added at the very end.' },
  'C9.6': { title: 'Who wins', text: 'Most points win. Equal points share the win.' },
  'C10.1': {
    title: 'The pile of a duel',
    text: 'Donkey money is set aside, ten notes are removed unseen, and the rest is shuffled in with the cards: a pile of 80.',
  },
  'C10.2': { title: 'A turn of two', text: 'There are no auctions. A turn is a division or a horse trade.' },
  'C10.3': {
    title: 'Keep or give',
    text: 'Look at the top card in secret. Keep it, and the other gets the next; give it away, and the next is yours.',
  },
  'C10.4': {
    title: 'What the other sees',
    text: 'Animals, pedigrees and rats lie open at once. Money goes to the hand; who gave it away knows what it was.',
  },
  'C10.5': {
    title: 'Donkeys of two',
    text: 'A donkey that one of the two receives pays both, from the money set aside.',
  },
  'C11.1': {
    title: 'Super horse trading',
    text: 'Whether a trade ends the turn, or one card may still be turned up after it.',
  },
  'C11.4': {
    title: 'House rules',
    text: 'A table may set any of these rules otherwise than the edition has it.',
  },
};

/** The rules in place: any element of the table leads here. */
export const rules = {
  texts,
  asking: 'Now tap whatever you want explained.',
  all: 'All rules',
  here: 'At this table:',
};
