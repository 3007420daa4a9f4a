import { recordInHand } from '../../model/kept/record-in-hand';
import { go } from '../../model/route.svelte';
import type { PlayedHere } from '../../wire/coach/judged';
import type { OwnGame } from '../../wire/protocol';
import { fetchRecord } from '../../wire/replays';
import type { GameToJudge } from './judging.svelte';

/** A game of the person's that is over, as it is found again. */
export interface PlayedGame extends GameToJudge {
  /** Of its table. */
  readonly name: string;
  /** To the coach, for the person's own seat. */
  readonly whereLost: () => void;
}

export function ofServer({ table, game, name, edition, ended, seat }: OwnGame): PlayedGame {
  return {
    id: `${table}/${game}`,
    name,
    edition,
    ended,
    seat,
    record: () => fetchRecord(table, game),
    whereLost: () => go(`/t/${table}/games/${game}#lost-${seat}`),
  };
}

export function ofDevice({ record: text, ...game }: PlayedHere): PlayedGame {
  return {
    ...game,
    record: () => Promise.resolve(text),
    whereLost: () => {
      recordInHand.give({ name: game.name, text, lost: game.seat });
      go('/replay');
    },
  };
}
