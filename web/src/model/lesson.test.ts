import { expect, it } from 'vitest';
import { scenes } from './fixtures/scenes';
import { reduce } from './reduce';
import { lessonStep } from './lesson';

const stepIn = (name: string) => lessonStep(reduce(undefined, scenes[name]!, 0)!);

it.each(Object.keys(scenes))('the coach knows what to say, or has nothing to say, in %s', (name) => {
  const model = reduce(undefined, scenes[name]!, 0)!;
  expect(stepIn(name) === undefined).toBe(model.view === null || model.view.seat === null);
});

it('a bid beyond the purse is called a bluff', () => {
  const model = reduce(
    undefined,
    Object.values(scenes).find(({ view, options }) => view?.phase.name === 'bidding' && options.length > 0)!,
    0,
  )!;
  const dear = { ...model, options: [{ do: 'bid', from: 9000, to: 9990, step: 10 }] } as const;
  expect(lessonStep(model)).toBe('bid');
  expect(lessonStep(dear)).toBe('bluff');
});
