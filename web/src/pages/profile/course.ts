import type { JudgedGame } from '../../wire/coach/judged';

/** More games than these are too close together on a phone. */
const mostShown = 40;
const five = 5;

/** Returns the latest games, the oldest of them first. */
export const latest = (games: readonly JudgedGame[]): readonly JudgedGame[] =>
  games.toSorted((one, other) => one.ended - other.ended).slice(-mostShown);

/** Returns the mean of the latest five after each game; undefined before there are five. */
export const meanOfFive = (values: readonly number[]): readonly (number | undefined)[] =>
  values.map((_, place) => {
    const some = values.slice(Math.max(0, place + 1 - five), place + 1);
    return some.length < five ? undefined : some.reduce((all, one) => all + one, 0) / five;
  });
