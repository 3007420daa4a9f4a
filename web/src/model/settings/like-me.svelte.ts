const storageKey = 'kuhhandel.like-me';

/** The level of an unknown player: gentle bots. */
export const firstSkill = 4;

/** A player's level, and the games it was computed from, the latest first. */
export interface Known {
  readonly skill: number;
  readonly counted: readonly string[];
}

function load(): Known {
  const first: Known = { skill: firstSkill, counted: [] };
  try {
    const { skill, counted } = {
      ...first,
      ...(JSON.parse(localStorage.getItem(storageKey) ?? '{}') as Known),
    };
    return Number.isFinite(skill) && Array.isArray(counted) ? { skill, counted } : first;
  } catch {
    return first;
  }
}

/** The level that follows how this browser's person plays against bots: stored here, and never sent. */
export class LikeMe {
  #known = $state.raw(load());

  get known(): Known {
    return this.#known;
  }
  get level(): number {
    return Math.round(this.#known.skill);
  }

  learn(known: Known): void {
    this.#known = known;
    localStorage.setItem(storageKey, JSON.stringify(known));
  }
}

export const likeMe = new LikeMe();
