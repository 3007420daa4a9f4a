import { expect, it } from 'vitest';
import { modelAt } from './fixtures/models';
import { scenes } from './fixtures/scenes';
import { lessonStep } from './lesson';

const stepIn = (name: string) => lessonStep(modelAt(name));

it.each(Object.keys(scenes))('the coach knows what to say, or has nothing to say, in %s', (name) => {
  const model = modelAt(name);
  expect(stepIn(name) === undefined).toBe(model.view === null || model.view.seat === null);
});

it('a bid beyond the purse is called a bluff', () => {
  const model = modelAt('auction');
  const dear = { ...model, options: [{ do: 'bid', from: 9000, to: 9990, step: 10 }] } as const;
  expect(lessonStep(model)).toBe('bid');
  expect(lessonStep(dear)).toBe('bluff');
});
