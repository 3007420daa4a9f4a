import { expect, it } from 'vitest';
import { facesTaken, lookalikes } from './face';

const person = (name: string) => ({ kind: 'person', name, away: false, lag: 0 }) as const;

it('the faces of the others are taken', () => {
  const seats = [
    { ...person('Lena'), face: 'cat' },
    { ...person('Ben'), face: 'hat' },
    person('Cleo'),
  ] as const;
  expect([...facesTaken(seats, 0)]).toEqual([['hat', 'Ben']]);
  expect(facesTaken(seats).size).toBe(2);
});

it('a bot looks like a person, never like an animal', () => {
  expect(lookalikes(['cat', 'monocle'])).toEqual(['shark']);
});
