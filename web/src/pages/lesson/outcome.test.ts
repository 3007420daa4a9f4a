import { expect, it } from 'vitest';
import { learnMessages } from 'virtual:messages/learn';
import { view } from '../../model/fixtures/sunday';
import { scenes } from '../../model/fixtures/scenes';
import type { PhaseOf, View } from '../../wire/protocol';
import { saysBefore } from './outcome';
import type { Task } from './steps';

const words = learnMessages();

function phaseOf<Name extends 'answer' | 'payment'>(scene: string, name: Name): PhaseOf<Name> {
  const phase = scenes[scene]?.view?.phase;
  if (phase?.name !== name) throw new Error(`the scene ${scene} has another phase`);
  return phase as PhaseOf<Name>;
}

const says = (task: Task, phase: View['phase']) => saysBefore(task, { ...view, phase }, words);

it('while the other decides about an offer, the goat asks for none', () => {
  const answer = phaseOf('answer', 'answer');
  expect(says('bluff', answer)).toBe(words.bluff.waits);
  expect(says('tie', { ...answer, round: 1 })).toBe(words.tie.waits);
  expect(says('tie', { ...answer, round: 2 })).toBe(words.bluff.waits);
});

it('the goat asks only the player who pays', () => {
  const payment = phaseOf('pay', 'payment');
  expect(says('right', { ...payment, payer: 0 })).toBe(words.right.pay);
  expect(says('right', { ...payment, payer: 2 })).toBe(words.right.waits);
  expect(says('bid', { ...payment, payer: 1 })).toBe(words.bid.says);
});
