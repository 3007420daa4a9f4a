import { highest, levelOf, lowest } from '../levels';
import type { Model } from '../model';
import type { Seat } from '../../wire/protocol';
import type { LikeMe } from './like-me.svelte';

/** By how much one of a level is likelier to win than one of the level below (docs/measured/bots.md). */
const perLevel = 10 ** (77 / 400);
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

/** Of so many games it is remembered that they were counted: somebody may look at their ends again. */
const remembered = 20;

/** A game that is over counts once, where all others were bots of some level. */
export function count(
  likeMe: LikeMe,
  { table, you }: Pick<Model, 'table' | 'you'>,
  winners: readonly Seat[],
): void {
  const { skill, counted } = likeMe.known;
  const game = `${table.id} ${table.game}`;
  const others = table.seats.filter((_, seat) => seat !== you.seat);
  const rivals = others.flatMap((info) => (info.kind === 'bot' ? (levelOf(info.bot) ?? []) : []));
  if (you.seat === null || rivals.length < others.length || counted.includes(game)) return;
  const won = winners.includes(you.seat) ? 1 / winners.length : 0;
  likeMe.learn({
    skill: skillAfter(skill, rivals, won),
    counted: [game, ...counted].slice(0, remembered),
  });
}
