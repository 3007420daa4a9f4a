import { expect, it } from 'vitest';
import { allLevels, highest, lowest } from '../levels';
import { firstSkill } from './like-me.svelte';
import { shareOf, skillAfter } from './skill';

/**
 * Returns the level after that number of games, each against three bots of the current level, with that share
 * of wins.
 */
function after(games: number, part: number): number {
  let skill = firstSkill;
  for (let game = 1; game <= games; ++game) {
    const wins = Math.floor(game * part) - Math.floor((game - 1) * part);
    skill = skillAfter(skill, Array<number>(3).fill(Math.round(skill)), wins);
  }
  return skill;
}

it('stays unchanged for an expected share of wins: a quarter at a table of four equals', () => {
  for (const level of allLevels) expect(shareOf(level, [level, level, level])).toBeCloseTo(1 / 4);
  expect(shareOf(5, [5, 5])).toBeCloseTo(1 / 3);
});

it('expects more from a stronger player, and less from a weaker one', () => {
  expect(shareOf(7, [5, 5, 5])).toBeGreaterThan(shareOf(6, [5, 5, 5]));
  expect(shareOf(3, [5, 5, 5])).toBeLessThan(1 / 4);
});

it('rises above and falls below the expected share, within its limits', () => {
  for (const part of [0.5, 0.75, 1]) expect(after(200, part)).toBe(highest);
  for (const part of [0, 0.05, 0.1]) expect(after(205, part)).toBe(lowest);
  for (const level of allLevels) {
    const rivals = [level, level, level];
    const [won, lost] = [skillAfter(level, rivals, 1), skillAfter(level, rivals, 0)];
    expect(won).toBe(Math.min(highest, level + 0.75));
    expect(lost).toBe(Math.max(lowest, level - 0.25));
  }
});

it('converges to the level that matches the player’s strength', () => {
  for (const strength of [3, 5.5, 8]) {
    let skill = firstSkill;
    // The average share of the win, so that the test has no randomness.
    for (let game = 0; game < 200; ++game) {
      const rivals = Array<number>(3).fill(Math.round(skill));
      skill = skillAfter(skill, rivals, shareOf(strength, rivals));
    }
    expect(Math.abs(skill - strength)).toBeLessThan(0.1);
  }
});
