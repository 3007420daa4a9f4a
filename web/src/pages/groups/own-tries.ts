import { dayAt, dayBefore } from '../../model/settings/days';
import { triedPuzzles } from '../../model/settings/puzzles.svelte';
import type { Answer } from '../../wire/ask';
import type { GroupRequests } from '../../wire/groups';
import type { GroupPuzzles } from '../../wire/protocol';

type Answered = Promise<Answer<GroupPuzzles>>;

/** Returns the last days up to today, today last. */
export function lastDays(today: string, many: number): string[] {
  const days = [today];
  while (days.length < many) days.unshift(dayBefore(days[0] ?? today));
  return days;
}

/** For how many days a server accepts tries. */
const daysTaken = 7;
const ownDays = () =>
  lastDays(dayAt(Date.now()), daysTaken).filter((day) => triedPuzzles.onDay(day) !== undefined);

/** Returns the group's table after entering this device's missing tries for that player. */
export async function withOwnTries(requests: GroupRequests, player: number): Answered {
  let told = await requests.puzzles();
  for (const day of ownDays()) {
    if (!told.ok) break;
    const mine = told.body.players.find((one) => one.player === player);
    if (mine?.solved.includes(day) === true || mine?.missed.includes(day) === true) continue;
    told = await requests.enterTry(day, player, triedPuzzles.onDay(day) === true);
  }
  return told;
}

/** Returns the table after removing the tries that were entered for that player. */
export async function withoutOwnTries(requests: GroupRequests, player: number): Answered {
  let told = await requests.puzzles();
  for (const day of ownDays()) {
    if (!told.ok) break;
    told = await requests.takeTryBack(day, player);
  }
  return told;
}
