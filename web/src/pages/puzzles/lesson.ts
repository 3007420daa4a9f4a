import type { PuzzlesMessages } from '../../parts/i18n/messages.gen';
import { sumOf } from '../../model/money/money';
import type { Puzzle, PuzzleChoice } from '../../wire/puzzles/puzzles';
import { phrase, type Speaker } from '../replay/coach/sentences';

type Lesson = Exclude<keyof PuzzlesMessages['lesson'], 'bid_deny'>;

/** Returns the offer in a trade; undefined if none was required. */
function laid({ choice }: PuzzleChoice): number | undefined {
  if (choice === null || (choice.do !== 'offer' && choice.do !== 'counter')) return undefined;
  return sumOf(choice.money);
}

/** Returns the label of a choice. */
export const named = (
  puzzle: Puzzle,
  choice: PuzzleChoice,
  words: PuzzlesMessages,
  speaker: Speaker,
): string => (choice.choice === null && puzzle.theme === 'mine' ? words.lowerCount : phrase(speaker, choice));

/** Returns why that choice is the best, by the bots' criteria. */
function lessonOf({ theme }: Puzzle, best: PuzzleChoice): Lesson {
  const { choice } = best;
  if (choice === null) return theme === 'mine' ? 'wait' : 'silence';
  switch (choice.do) {
    case 'offer':
      return laid(best) === 0 ? 'offer_bluff' : 'offer';
    case 'counter':
      return laid(best) === 0 ? 'counter_bluff' : 'counter';
    case 'bid':
    case 'sell':
    case 'buy':
    case 'auction':
    case 'challenge':
    case 'stop':
    case 'accept':
    case 'claim':
    case 'take':
    case 'lay':
      return choice.do;
    case 'pay':
    case 'divide':
    case 'keep':
    case 'give':
    case 'exclude':
      throw new Error(`no puzzle is about ${choice.do}`);
  }
}

/** Returns the lesson of a puzzle, in a few sentences: the stake, and the reason for the best choice. */
export function lesson(
  puzzle: Puzzle,
  words: PuzzlesMessages,
  { words: texts, animal, name }: Speaker,
): string {
  const [best, tempting] = puzzle.choices;
  if (best === undefined || tempting === undefined) throw new Error('a puzzle has two choices');
  const about = best.animal === undefined ? tempting : best;
  const stake = about.animal === undefined ? [] : [`${texts.lot(animal(about.animal), about.copy ?? 0)}.`];
  const worth = puzzle.worth === undefined ? [] : [texts.worth(puzzle.worth)];
  const { reason, rival } = best;
  const key = lessonOf(puzzle, best);
  const why =
    key === 'bid' && reason === 'deny' && rival !== undefined
      ? words.lesson.bid_deny(name(rival))
      : words.lesson[key];
  const [mine, other] = [laid(best), laid(tempting)];
  const sums =
    mine === undefined || other === undefined ? [] : [mine < other ? words.lesson.less : words.lesson.more];
  return [...stake, ...worth, why, ...sums].join(' ');
}
