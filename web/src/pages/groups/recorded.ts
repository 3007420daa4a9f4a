import type { GroupRequests } from '../../wire/groups';
import type { Group, GroupGame, GroupPlayer } from '../../wire/protocol';
import { ofServer, type PlayedGame } from '../profile/games';

/** A player of the group, and their games at tables of this server, the latest first. */
export interface RecordedPlayer {
  readonly id: number;
  readonly name: string;
  readonly games: readonly PlayedGame[];
}

/** The number of pages of fifty games to search, the newest first. */
const mostPages = 6;

/** Returns the newest games of the group, the latest first; pages that cannot be loaded are left out. */
export async function newestGames(
  requests: Pick<GroupRequests, 'page'>,
  { games, count }: Pick<Group, 'games' | 'count'>,
): Promise<readonly GroupGame[]> {
  const all = [...games];
  for (let page = 1; page < mostPages && all.length < count; page += 1) {
    const answer = await requests.page(page);
    if (!answer.ok || answer.body.games.length === 0) break;
    all.push(...answer.body.games);
  }
  return all;
}

/**
 * Returns the game from one player's view. An automatically entered sheet has its players in seat order. Only
 * the day is known, and the earlier game of a day has the lower number.
 */
function gameOf({ online = '', id, date, note, sheet, scored }: GroupGame, name: string): PlayedGame[] {
  const [table = '', game = ''] = online.split('/');
  const seat = scored.players.findIndex((player) => player.name === name);
  if (game === '' || seat < 0) return [];
  return [
    ofServer({
      table,
      game: Number(game),
      name: note,
      edition: sheet.edition,
      ended: Date.parse(date) + id,
      seat,
    }),
  ];
}

/** Returns the players with recorded games, the most games first. */
export const recordedPlayers = (
  players: readonly GroupPlayer[],
  games: readonly GroupGame[],
): readonly RecordedPlayer[] =>
  players
    .map(({ id, name }) => ({ id, name, games: games.flatMap((game) => gameOf(game, name)) }))
    .filter(({ games }) => games.length > 0)
    .toSorted((one, other) => other.games.length - one.games.length || one.id - other.id);
