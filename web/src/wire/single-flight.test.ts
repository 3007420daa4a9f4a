import { expect, it } from 'vitest';
import { singleFlight } from './single-flight';

it('runs once for calls at the same time, and again afterwards', async () => {
  const ends: ((result: string) => void)[] = [];
  const open = singleFlight((_name: string) => new Promise<string>((resolve) => ends.push(resolve)));
  const [first, second] = [open('first'), open('second')];
  ends[0]?.('opened');
  expect(await Promise.all([first, second])).toEqual(['opened', 'opened']);
  expect(ends).toHaveLength(1);
  void open('third');
  expect(ends).toHaveLength(2);
});

it('runs again after a failure', async () => {
  let calls = 0;
  const fail = singleFlight(() => Promise.reject(new Error(String(++calls))));
  await expect(fail()).rejects.toThrow('1');
  await expect(fail()).rejects.toThrow('2');
});
