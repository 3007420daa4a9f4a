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
  let answer = await requests.puzzles();
  for (const day of ownDays()) {
    if (!answer.ok) break;
    const mine = answer.body.players.find((one) => one.player === player);
    if (mine?.solved.includes(day) === true || mine?.missed.includes(day) === true) continue;
    answer = await requests.enterTry(day, player, triedPuzzles.onDay(day) === true);
  }
  return answer;
}

/** Returns the table after removing the tries that were entered for that player. */
export async function withoutOwnTries(requests: GroupRequests, player: number): Answered {
  let answer = await requests.puzzles();
  for (const day of ownDays()) {
    if (!answer.ok) break;
    answer = await requests.takeTryBack(day, player);
  }
  return answer;
}
