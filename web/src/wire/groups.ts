import { ask, json, type Answer } from './ask';
import { change } from './change';
import type {
  EveningPlan,
  WrittenGame,
  Group,
  GroupGames,
  GroupKeys,
  GroupPuzzles,
  GroupStatistics,
  Imported,
  NewGroup,
  ScoredSheet,
  ScoreSheet,
  WebhookWanted,
} from './protocol';
import { fetchFromServer } from './servers';

export const makeGroup = (group: NewGroup) =>
  change<GroupKeys>('/api/groups', { method: 'POST', ...json(group) });

/** The requests of the pad to a group, wherever it is stored. */
export interface GroupRequests {
  readonly key: string;
  /** Scores a sheet with the engine, so that the pad and the table never disagree. */
  score(sheet: ScoreSheet): Promise<Answer<ScoredSheet>>;
  fetchGroup(): Promise<Answer<Group>>;
  page(page: number): Promise<Answer<GroupGames>>;
  statistics(year?: number): Promise<Answer<GroupStatistics>>;
  erase(): Promise<Answer<unknown>>;
  addPlayer(player: string): Promise<Answer<Group>>;
  renamePlayer(id: number, player: string): Promise<Answer<Group>>;
  /** Merges two players: the games of the first become the other's. */
  mergePlayer(id: number, into: number): Promise<Answer<Group>>;
  removePlayer(id: number): Promise<Answer<Group>>;
  addGame(game: WrittenGame): Promise<Answer<Group>>;
  correctGame(id: number, game: WrittenGame): Promise<Answer<Group>>;
  deleteGame(id: number): Promise<Answer<Group>>;
  undo(change: number): Promise<Answer<Group>>;
  /** Returns the players' results at the daily puzzles. */
  puzzles(): Promise<Answer<GroupPuzzles>>;
  /** A player's first try of a day; a further one changes nothing. */
  enterTry(day: string, player: number, solved: boolean): Promise<Answer<GroupPuzzles>>;
  takeTryBack(day: string, player: number): Promise<Answer<GroupPuzzles>>;
  /** Returns the group as a file; undefined if there is none. */
  file(kind: 'json' | 'csv'): Promise<Blob | undefined>;
  /** Imports a file; the content decides whether it is JSON or a table. */
  bring(file: Uint8Array<ArrayBuffer>, kind: 'json' | 'csv'): Promise<Answer<Imported>>;
}

/**
 * A group on a server, opened by its key. The key goes in a header, so that no logged address opens anything.
 */
export class ServerGroup implements GroupRequests {
  constructor(readonly key: string) {}

  readonly score = (sheet: ScoreSheet) => ask<ScoredSheet>('/api/score', { method: 'POST', ...json(sheet) });

  readonly fetchGroup = () => this.#ask<Group>('GET', '');
  readonly keys = () => this.#ask<GroupKeys>('GET', '/keys');
  /** Gives the calendar a new address; earlier ones become invalid. */
  readonly openCalendar = () => this.#ask<GroupKeys>('POST', '/calendar', {});
  readonly closeCalendar = () => this.#ask<GroupKeys>('DELETE', '/calendar');
  readonly setWebhook = (webhook: WebhookWanted) => this.#ask<GroupKeys>('PUT', '/webhook', webhook);
  readonly removeWebhook = () => this.#ask<GroupKeys>('DELETE', '/webhook');
  readonly planEvening = (plan: EveningPlan) => this.#ask<Group>('PUT', '/evening', plan);
  readonly callOffEvening = () => this.#ask<Group>('DELETE', '/evening');
  readonly page = (page: number) => this.#ask<GroupGames>('GET', `/pages/${page}`);
  readonly statistics = (year?: number) =>
    this.#ask<GroupStatistics>('GET', year === undefined ? '/statistics' : `/statistics/${year}`);
  readonly rename = (name: string) => this.#ask<Group>('PUT', '', { name });
  readonly erase = () => this.#ask<unknown>('DELETE', '');
  readonly addPlayer = (player: string) => this.#ask<Group>('POST', '/players', { player });
  readonly renamePlayer = (id: number, player: string) =>
    this.#ask<Group>('PUT', `/players/${id}`, { player });
  readonly mergePlayer = (id: number, into: number) =>
    this.#ask<Group>('POST', `/players/${id}/merge`, { into });
  readonly removePlayer = (id: number) => this.#ask<Group>('DELETE', `/players/${id}`);
  readonly addGame = (game: WrittenGame) => this.#ask<Group>('POST', '/games', game);
  readonly correctGame = (id: number, game: WrittenGame) => this.#ask<Group>('PUT', `/games/${id}`, game);
  readonly deleteGame = (id: number) => this.#ask<Group>('DELETE', `/games/${id}`);
  readonly undo = (change: number) => this.#ask<Group>('POST', '/undo', { change });
  readonly puzzles = () => this.#ask<GroupPuzzles>('GET', '/puzzles');
  readonly enterTry = (day: string, player: number, solved: boolean) =>
    this.#ask<GroupPuzzles>('PUT', `/puzzles/${day}/${player}`, { solved });
  readonly takeTryBack = (day: string, player: number) =>
    this.#ask<GroupPuzzles>('DELETE', `/puzzles/${day}/${player}`);

  async file(kind: 'json' | 'csv'): Promise<Blob | undefined> {
    const response = await fetchFromServer(`/api/group/export.${kind}`, { headers: this.#headers() });
    return response.ok ? response.blob() : undefined;
  }
  readonly bring = (file: Uint8Array<ArrayBuffer>, kind: 'json' | 'csv') =>
    change<Imported>(`/api/group/import.${kind}`, {
      method: 'POST',
      headers: { 'content-type': kind === 'csv' ? 'text/csv' : 'application/json', ...this.#headers() },
      body: file,
    });

  #headers(): Record<string, string> {
    return { authorization: `Bearer ${this.key}` };
  }

  #ask<Body>(method: string, path: string, body?: unknown): Promise<Answer<Body>> {
    const request = body === undefined ? {} : json(body);
    const headers = { ...(request.headers as Record<string, string> | undefined), ...this.#headers() };
    const send = method === 'GET' ? ask<Body> : change<Body>;
    return send(`/api/group${path}`, { ...request, method, headers });
  }
}
