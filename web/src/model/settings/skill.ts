import { highest, levelOf, lowest } from '../levels';
import type { Model } from '../model';
import type { Seat } from '../../wire/protocol';
import type { LikeMe } from './like-me.svelte';

/** How much likelier one level is to win than the level below (docs/measured/bots.md). */
const perLevel = 10 ** (77 / 400);
/** By how many levels a completely unexpected win moves. */
const stride = 1;

/** Returns the expected share of wins of a player of that level, against these. */
export function shareOf(skill: number, rivals: readonly number[]): number {
  return 1 / (1 + rivals.reduce((sum, rival) => sum + perLevel ** (rival - skill), 0));
}

/**
 * Returns a player's level after a game against bots of these levels; `won` is their share of the win, from 0
 * to 1. Winning more than expected raises the level, winning less lowers it, between the lowest and the
 * highest level.
 */
export function skillAfter(skill: number, rivals: readonly number[], won: number): number {
  const moved = skill + stride * (won - shareOf(skill, rivals));
  return Math.min(highest, Math.max(lowest, moved));
}

/** How many counted games to remember: their ends may be viewed again. */
const remembered = 20;

/** Counts a finished game once, if all others were bots with a level. */
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
