import { steadyNow } from '../browser/clock';
import { createSubscriber } from 'svelte/reactivity';
import type { GameModel } from './model';

const fourTimesASecond = createSubscriber((update) => {
  const timer = setInterval(update, 250);
  return () => clearInterval(timer);
});

/** Returns this page's time; templates that read it are updated four times a second. */
function now(): number {
  fourTimesASecond();
  return steadyNow();
}

/** Whole seconds until that time of this page; zero if it has passed. */
export const secondsUntil = (at: number): number => Math.max(0, Math.ceil((at - now()) / 1000));

/** Returns whole seconds until this viewer's time is up; undefined if the table does not wait for them. */
export function secondsLeft(model: GameModel): number | undefined {
  const clock = model.clock?.clock;
  if (clock?.name !== 'limit' || model.you.seat === null) return undefined;
  if (!clock.seats.includes(model.you.seat)) return undefined;
  return secondsUntil(clock.at - model.ahead);
}
