// Plays games of random choices from legalActions, as a user of the package would.
import { answer, asked, legalActions, start, viewFor } from 'kuhhandel';

/** Returns a seeded generator (mulberry32) of random integers from 0 to `bound` - 1. */
export function chanceOf(seed) {
  let state = seed;
  return (bound) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % bound;
  };
}

/** Returns `count` random cards of a hand. */
function drawn(hand, count, below) {
  const cards = Object.entries(hand).flatMap(([value, number]) => Array(number).fill(value));
  const money = {};
  for (let i = 0; i < count; ++i) {
    const [value] = cards.splice(below(cards.length), 1);
    money[value] = (money[value] ?? 0) + 1;
  }
  return money;
}

const sizeOf = (hand) => Object.values(hand).reduce((all, number) => all + number, 0);

function laid(atLeast, hand, below) {
  return drawn(hand, atLeast + below(sizeOf(hand) - atLeast + 1), below);
}

/** Returns a random choice that an option allows. */
export function choiceOf(option, hand, below) {
  switch (option.do) {
    case 'bid':
      return {
        do: 'bid',
        amount: option.from + option.step * below((option.to - option.from) / option.step + 1),
      };
    case 'pay':
      return { do: 'pay', money: option.suggested };
    case 'offer':
    case 'counter':
      return { do: option.do, money: laid(option.at_least_cards, hand, below) };
    case 'challenge':
      return { do: 'challenge', seat: option.seat, animal: option.animal };
    case 'lay':
      return { do: 'lay', card: option.cards_of[below(option.cards_of.length)] };
    case 'exclude':
      return { do: 'exclude', animal: option.animal };
    default:
      return { do: option.do };
  }
}

/** Returns the game after a random choice of the seat that must decide. */
export function stepRandomly(game, seat, below) {
  const options = legalActions(game, seat);
  const option = options[below(options.length)];
  return answer(game, choiceOf(option, viewFor(game, seat).hand, below));
}

/** Plays a whole random game; calls `look` before each decision. */
export function randomGame(setup, seed, look = () => undefined) {
  const below = chanceOf(seed);
  let game = start(setup);
  for (let seat = asked(game); seat !== null; seat = asked(game)) {
    look(game, seat);
    game = stepRandomly(game, seat, below);
  }
  return game;
}
