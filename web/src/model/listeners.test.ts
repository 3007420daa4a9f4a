import { expect, it } from 'vitest';
import { Listeners } from './listeners';

it('calls each listener in order until it is removed, also when one removes itself', () => {
  const calls: string[] = [];
  const listeners = new Listeners<[string]>();
  const removeFirst = listeners.add((word) => {
    calls.push(`first ${word}`);
    removeFirst();
  });
  listeners.add((word) => calls.push(`second ${word}`));
  listeners.call('a');
  listeners.call('b');
  expect(calls).toEqual(['first a', 'second a', 'second b']);
});
