import { pluralIn } from '../grammar/plural';
import { deed } from './deed';

const plural = pluralIn('en');
const points = (count: number) => plural(count, { one: '# point', other: '# points' });

const ordinals = ['First', 'Second', 'Third', 'Fourth'];

/** What the coach tells of a game that is over. */
export const assessment = {
  lead: 'Judged by what could be known at that seat and at that moment, on this device.',
  whose: 'Whose game?',
  thinking: (percent: number) => `Thinking it through: ${percent} %`,
  stop: 'Stop',
  start: 'Begin again',
  failed: 'This game could not be judged on this device.',
  chances: 'Chances to win',
  chancesTitle: (who: string) =>
    `Chances to win as ${who} could judge them; the table below holds the values.`,
  numbers: 'As a table, in percent',
  mistakes: 'Dearest mistakes',
  best: 'Best moves',
  asWeWould: 'You played this as we would.',
  deed,
  letGo: 'let it go',
  goOn: (limit: number) => `bid on, up to ${limit}`,
  lot: (animal: string, copy: number) =>
    copy === 0 ? animal : `${ordinals[copy - 1] ?? 'Another'} ${animal.toLowerCase()}`,
  worth: (sum: number) => `Worth about ${sum} to you then.`,
  better: (what: string, more: number) => `Better: ${what}, +${points(more)} of chance.`,
  nextBest: (what: string, less: number) => `Next best: ${what}, −${points(less)} of chance.`,
  giveOrTake: (margin: number) => `give or take ${margin}`,
  oneMove: {
    mistake: (place: number, all: number) => `Mistake ${place} of ${all}`,
    best: (place: number, all: number) => `Best move ${place} of ${all}`,
    you: (what: string) => `You: ${what}`,
    better: (what: string) => `Better: ${what}`,
    nextBest: (what: string) => `Next best: ${what}`,
    knew: (all: string) => `You knew how many money cards each of them held (${all}).`,
    othersKnew: (cards: number) =>
      `The others knew of you only this: money cards, ${cards}, what lies before you, and what was paid openly.`,
    before: 'Before',
    next: 'Next',
    close: 'Close: back to the replay',
    percent: (percent: number) => `${percent} percent chance to win`,
  },
  balance: 'Luck and skill',
  parts: {
    beginning: 'Chance at the beginning',
    choices: 'Your own choices',
    cards: 'Cards turned over',
    others: 'What the others did',
    end: 'Chance in the end',
  },
  sums: 'Each choice is reckoned at its own moment. What the others lose themselves counts to them.',
};
