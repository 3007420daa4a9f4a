import { highest, lowest } from '../levels';

/** Where one begins of whom nothing is known: gentle bots. */
export const firstSkill = 4;

/** By how much one of a level is likelier to win than one of the level below (docs/measured/bots.md). */
const perLevel = 10 ** (85 / 400);
/** By how many levels a win moves that nobody expected. */
const stride = 1;

/** The part of the wins that is theirs who plays like that level, among these. */
export function shareOf(skill: number, rivals: readonly number[]): number {
  return 1 / (1 + rivals.reduce((sum, rival) => sum + perLevel ** (rival - skill), 0));
}

/**
 * How well somebody plays, in levels, after a game against bots of these levels; `won` is their part of the win, from 0
 * to 1. Who wins more than their share rises, and who wins less falls, from the lowest level to the highest.
 */
export function skillAfter(skill: number, rivals: readonly number[], won: number): number {
  const moved = skill + stride * (won - shareOf(skill, rivals));
  return Math.min(highest, Math.max(lowest, moved));
}
