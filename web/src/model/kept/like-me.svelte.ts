import { levelOf } from '../levels';
import type { Model } from '../model';
import type { Seat } from '../../wire/protocol';
import { firstSkill, skillAfter } from './skill';

const stored = 'kuhhandel.like-me';
/** Of so many games it is remembered that they were counted: somebody may look at their ends again. */
const remembered = 20;

interface Kept {
  readonly skill: number;
  readonly counted: readonly string[];
}

function kept(): Kept {
  const first: Kept = { skill: firstSkill, counted: [] };
  try {
    const { skill, counted } = { ...first, ...(JSON.parse(localStorage.getItem(stored) ?? '{}') as Kept) };
    return Number.isFinite(skill) && Array.isArray(counted) ? { skill, counted } : first;
  } catch {
    return first;
  }
}

/** The level that follows how this browser's person plays against bots: kept here, and told to nobody. */
export class LikeMe {
  #kept = $state.raw(kept());

  get level(): number {
    return Math.round(this.#kept.skill);
  }

  /** A game that is over counts once, where all others were bots of some level. */
  count({ table, you }: Pick<Model, 'table' | 'you'>, winners: readonly Seat[]): void {
    const game = `${table.id} ${table.game}`;
    const others = table.seats.filter((_, seat) => seat !== you.seat);
    const rivals = others.flatMap((info) => (info.kind === 'bot' ? (levelOf(info.bot) ?? []) : []));
    const isAmongBots = you.seat !== null && rivals.length === others.length;
    if (!isAmongBots || this.#kept.counted.includes(game)) return;
    const won = you.seat !== null && winners.includes(you.seat) ? 1 / winners.length : 0;
    this.#kept = {
      skill: skillAfter(this.#kept.skill, rivals, won),
      counted: [game, ...this.#kept.counted].slice(0, remembered),
    };
    localStorage.setItem(stored, JSON.stringify(this.#kept));
  }
}

export const likeMe = new LikeMe();
