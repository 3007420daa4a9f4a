import type { GroupRequests } from '../../wire/groups';
import type { Group, GroupGame, GroupPlayer } from '../../wire/protocol';
import { ofServer, type PlayedGame } from '../profile/games';

/** A player of the group, and the games of theirs that were played at a table here, the latest first. */
export interface RecordedPlayer {
  readonly id: number;
  readonly name: string;
  readonly games: readonly PlayedGame[];
}

/** So many pages of fifty games are looked through, the newest first. */
const mostPages = 6;

/** The newest games of the group, the latest first; what could not be had is left out. */
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
 * The game as one of its players had it. A sheet that was entered by itself has its players in the order of their seats; the
 * day is all that is known of its time, and of one day the earlier game has the lower number.
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

/** Who has games of which the moves are known, those with most of them first. */
export const recordedPlayers = (
  players: readonly GroupPlayer[],
  games: readonly GroupGame[],
): readonly RecordedPlayer[] =>
  players
    .map(({ id, name }) => ({ id, name, games: games.flatMap((game) => gameOf(game, name)) }))
    .filter(({ games }) => games.length > 0)
    .toSorted((one, other) => other.games.length - one.games.length || one.id - other.id);
