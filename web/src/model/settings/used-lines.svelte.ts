import { Persisted } from '../../browser/persisted.svelte';
import { count, listOf, number, objectOf, text, type Shape } from '../../browser/shapes';
import type { Remark } from '../speech';

/** Milliseconds in which a line is not repeated. */
export const evening = 12 * 3_600_000;

/** A line that a bot said in a game. */
interface UsedLine {
  readonly game: string;
  /** The bot and the occasion. */
  readonly key: string;
  /** The number of the line among those of the bot on that occasion. */
  readonly line: number;
  /** Milliseconds since the beginning of 1970. */
  readonly at: number;
}

const shape: Shape<readonly UsedLine[]> = listOf(
  objectOf<UsedLine>({ game: text, key: text, line: count, at: number }, ['game', 'key', 'line', 'at']),
);

/** The lines that bots said in this browser this evening, at any table. */
export class UsedLines {
  readonly #stored = new Persisted<readonly UsedLine[]>('kuhhandel.used-lines', [], shape);

  /**
   * Returns the number of the line for that remark, of `lines`; undefined if this evening had all of them. In the same game the remark
   * keeps its line, also after a reload.
   */
  choose(
    game: string,
    { bot, occasion, place }: Remark,
    lines: number,
    now = Date.now(),
  ): number | undefined {
    const key = `${bot} ${occasion}`;
    const recent = this.#stored.value.filter(({ at }) => at <= now && now - at < evening);
    const same = recent.filter((used) => used.key === key);
    const known = same.find((used) => used.game === game);
    if (known !== undefined) return known.line;
    const numbers = Array.from({ length: lines }, (_, step) => (place + step) % lines);
    const line = numbers.find((free) => !same.some((used) => used.line === free));
    if (line !== undefined) this.#stored.set([...recent, { game, key, line, at: now }]);
    return line;
  }
}

export const usedLines = new UsedLines();
