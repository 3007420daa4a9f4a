import type { LearnMessages } from '../../parts/i18n/messages.gen';
import { sumOf } from '../../model/money/money';
import type { PlayersAnswer } from '../../wire/device/scripted-table';
import type { GameEvent, View } from '../../wire/protocol';
import { pupil, type Task } from './steps';

type AnswerTo<Do extends PlayersAnswer['do']> = Extract<PlayersAnswer, { readonly do: Do }>;

const lastOf = <Do extends PlayersAnswer['do']>(
  answers: readonly PlayersAnswer[],
  kind: Do,
): AnswerTo<Do> | undefined => answers.findLast((answer): answer is AnswerTo<Do> => answer.do === kind);

const sumLaid = (answer: AnswerTo<'pay'> | AnswerTo<'offer'> | undefined): number =>
  answer === undefined ? 0 : sumOf(answer.money);

/** Returns the sentence of a task while it waits for the pupil. */
export function saysBefore(task: Task, { phase }: View, words: LearnMessages): string {
  if (task === 'goal') return phase.name === 'bidding' ? words.goal.waits : words.goal.says;
  if ((task === 'bid' || task === 'right') && phase.name === 'payment' && phase.payer === pupil)
    return words[task].pay;
  if (task === 'right' && phase.name === 'payment') return words.right.waits;
  if (phase.name === 'answer' && (task === 'bluff' || task === 'tie'))
    return task === 'tie' && phase.round === 1 ? words.tie.waits : words.bluff.waits;
  return words[task].says;
}

/** Returns the sentence about what the pupil has done. */
export function saysAfter(
  task: Task,
  answers: readonly PlayersAnswer[],
  log: readonly GameEvent[],
  words: LearnMessages,
): string {
  switch (task) {
    case 'goal':
    case 'payday':
      return words[task].done;
    case 'bid': {
      const bid = lastOf(answers, 'bid');
      if (bid === undefined) return words.bid.passed;
      if (log.some((event) => event.name === 'showed_hand' && event.seat === pupil)) return words.bid.bluff;
      const paid = sumLaid(lastOf(answers, 'pay'));
      return paid === bid.amount ? words.bid.exact(paid) : words.bid.dear(bid.amount, paid);
    }
    case 'right':
      return lastOf(answers, 'buy') === undefined ? words.right.sold : words.right.bought;
    case 'bluff': {
      const sum = sumLaid(lastOf(answers, 'offer'));
      return sum === 0 ? words.bluff.done : words.bluff.paid(sum);
    }
    case 'tie': {
      const end = log.findLast((event) => event.name === 'revealed');
      const wasEqual =
        end?.name === 'revealed' && sumOf(end.offer.money ?? {}) === sumOf(end.counter.money ?? {});
      return wasEqual ? words.tie.again : words.tie.more;
    }
  }
}
