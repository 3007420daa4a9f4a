import { recordInHand } from '../../model/kept/record-in-hand';
import { go } from '../../model/route.svelte';
import type { PlayedHere } from '../../wire/coach/judged';
import type { OwnGame, Seat } from '../../wire/protocol';
import { fetchRecord } from '../../wire/replays';
import type { GameToJudge } from './judging.svelte';

/** A game that is over, as it is found again, for who of it is judged. */
export interface PlayedGame extends GameToJudge {
  /** Of its table. */
  readonly name: string;
  /** To the coach, for that seat. */
  readonly whereLost: () => void;
}

/** A game of a server's table, and what is known of it. */
export type GameAtTable = Pick<OwnGame, 'table' | 'game' | 'name' | 'edition' | 'ended' | 'seat'>;

export function ofServer({ table, game, name, edition, ended, seat }: GameAtTable): PlayedGame {
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

/** Whether a game is that one, and the seat the same. */
export const isOf =
  (one: { readonly id: string; readonly seat?: Seat }) =>
  ({ id, seat }: GameToJudge): boolean =>
    id === one.id && seat === one.seat;

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
