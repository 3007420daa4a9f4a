import { expect, it } from 'vitest';
import { de, en } from '../../parts/i18n/fixtures/languages';
import { scenes } from '../../model/fixtures/scenes';
import type { Model } from '../../model/model';
import { reduce } from '../../model/reduce';
import type { PhaseOf, Snapshot } from '../../wire/protocol';
import { headline, rankingOf } from './ranking';

const model = reduce(undefined, scenes['finished'] as Snapshot, 0) as Model;
const phase = model.view?.phase as PhaseOf<'finished'>;

it('the best is first, and equal scores share a rank (C9.6)', () => {
  expect(rankingOf([10, 40, 40, 0]).map(({ seat, rank }) => [seat, rank])).toEqual([
    [1, 1],
    [2, 1],
    [0, 3],
    [3, 4],
  ]);
});

it('the headline names the winner, the margin and the runner-up', () => {
  expect(headline(model, phase, en)).toEqual({ title: 'Ben wins', line: '2020 points, 100 ahead of you.' });
  expect(headline(model, phase, de).title).toBe('Ben gewinnt');
  expect(headline(model, { ...phase, winners: [0] }, en).title).toBe('You win');
  expect(headline(model, { ...phase, winners: [0, 2] }, en).title).toBe('Lena and Ben win');
});

it('a viewer who shares the second place reads “you”, not the other name', () => {
  const shared = {
    ...phase,
    scores: phase.scores.map((score, seat) => (seat === 2 ? score : 10)),
    winners: [2],
  };
  const seenBy = (seat: number) => headline({ ...model, you: { seat, host: false } }, shared, en).line;
  expect(seenBy(1)).toMatch(/ahead of you\.$/);
  expect(seenBy(0)).toMatch(/ahead of you\.$/);
  expect(seenBy(2)).not.toMatch(/you/);
});
