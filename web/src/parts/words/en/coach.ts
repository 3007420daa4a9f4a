import type { AdviceMessage, Explanation, Seat } from '../../../wire/protocol';
import { groupedIn } from '../grammar/number';
import { card } from './cards';
import { deed } from './deed';

const grouped = groupedIn('en');
type Name = (seat: Seat) => string;

const it = ({ animal }: Explanation) => (animal === undefined ? 'it' : card(animal).the);

function reason(why: Explanation, name: Name): string {
  const other = why.other === undefined ? 'another' : name(why.other);
  switch (why.reason) {
    case 'whim':
      return 'why not';
    case 'no_choice':
      return 'there is no better choice';
    case 'gain':
      return `with ${it(why)} I should end some ${grouped(why.worth)} points higher`;
    case 'too_dear':
      return `with ${it(why)} I should end only ${grouped(why.worth)} points higher`;
    case 'no_means':
      return `I would like ${it(why)}, but have not the money`;
    case 'drive_up':
      return `${other} will pay still more for ${it(why)}`;
    case 'deny':
      return `${other} must not have ${it(why)}`;
    case 'bluff':
      return 'nobody need know how little I mean it';
    case 'save':
      return 'I want my money for later';
    case 'wait':
      return 'no trade promises more';
    case 'limit':
      return `my limit for ${it(why)} is ${grouped(why.limit ?? 0)}`;
    case 'learnt':
      return `of a hundred such moments I would do so in ${why.sure ?? 0}`;
    case 'foreseen':
      return 'I looked ahead, and nothing else comes out better';
  }
}

/** The introduction, and hints. */
export const coach = {
  hint: ({ command, explanation }: AdviceMessage, name: Name): string =>
    explanation === null
      ? `I would ${deed(command, name)}.`
      : `I would ${deed(command, name)}: ${reason(explanation, name)}.`,
  lesson: {
    auction: 'Your turn: auction the top card. The others bid for it, and what they pay is yours.',
    challenge:
      'You and another have the same animal: challenge for it, or auction on. Sets count, and each set multiplies your points.',
    auctioneer: 'They bid for your card. When the hammer falls, you choose: sell, or buy it at that price.',
    bid: 'Anyone may bid, at any time. The highest bid stands when the hammer falls.',
    bluff:
      'This is more than you have. Bid and it is a bluff: who must pay and cannot lays the hand open, and the auction begins anew.',
    right: 'The buying right: sell and take the money, or pay the bidder that much and keep the card.',
    pay: 'Pay with your notes. Nobody gives change, so small notes are worth keeping.',
    offer: 'A horse trade: lay notes face down. Zeros look like money too; a thick pile may be a bluff.',
    answer:
      'Take the pile unseen and give the animal away, or lay against it: the higher pile wins the animal, and the piles change hands.',
    others: 'The others are at it. Watch what they pay: it tells what they have left.',
    over: 'That was the whole game: points of the sets, times their number. Now play it with all ten animals.',
  },
};
