import type { LobbyAnswer } from './lobby';
import type { LobbyError, Replay, Seat } from './protocol';

/** Whose eyes look at a game that is over. */
export type Eyes = 'open' | 'audience' | Seat;

const unreachableServer: LobbyError = { error: 'no_line', message: 'The server does not answer.' };

export async function fetchReplay(table: string, game: number, eyes: Eyes): Promise<LobbyAnswer<Replay>> {
  try {
    const response = await fetch(`/api/tables/${encodeURIComponent(table)}/games/${game}/replay/${eyes}`);
    const answer: unknown = await response.json();
    return response.ok ? { ok: true, body: answer as Replay } : { ok: false, error: answer as LobbyError };
  } catch {
    return { ok: false, error: unreachableServer };
  }
}
