import { recordInHand } from '../../model/settings/record-in-hand';
import { go } from '../../model/route.svelte';
import type { PlayedHere } from '../../wire/coach/judged';
import type { OwnGame, Seat } from '../../wire/protocol';
import { fetchRecord } from '../../wire/replays';
import type { GameToJudge } from './judging.svelte';

/** A finished game in a list, for the player who is judged. */
export interface PlayedGame extends GameToJudge {
  /** The table's name. */
  readonly name: string;
  /** Opens the coach for that seat. */
  readonly whereLost: () => void;
}

/** A game of a server's table, with its known data. */
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

/** Whether it is the same game and the same seat. */
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
