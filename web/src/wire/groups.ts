import { ask, json, type Answer } from './ask';
import type {
  EveningPlan,
  WrittenGame,
  Group,
  GroupGames,
  GroupKeys,
  GroupStatistics,
  Imported,
  NewGroup,
  ScoredSheet,
  ScoreSheet,
  WebhookWanted,
} from './protocol';

export const makeGroup = (group: NewGroup) =>
  ask<GroupKeys>('/api/groups', { method: 'POST', ...json(group) });

export const scoreSheet = (sheet: ScoreSheet) =>
  ask<ScoredSheet>('/api/score', { method: 'POST', ...json(sheet) });

/** A group, opened by its key. The key goes in a header, so that no address that is logged opens anything. */
export class GroupRequests {
  constructor(readonly key: string) {}

  readonly look = () => this.#ask<Group>('GET', '');
  readonly keys = () => this.#ask<GroupKeys>('GET', '/keys');
  /** A calendar has a new address from now on, and none of before. */
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
  /** The two are one person: the games of the first are those of the other from now on. */
  readonly mergePlayer = (id: number, into: number) =>
    this.#ask<Group>('POST', `/players/${id}/merge`, { into });
  readonly removePlayer = (id: number) => this.#ask<Group>('DELETE', `/players/${id}`);
  readonly addGame = (game: WrittenGame) => this.#ask<Group>('POST', '/games', game);
  readonly correctGame = (id: number, game: WrittenGame) => this.#ask<Group>('PUT', `/games/${id}`, game);
  readonly deleteGame = (id: number) => this.#ask<Group>('DELETE', `/games/${id}`);
  readonly undo = (change: number) => this.#ask<Group>('POST', '/undo', { change });

  /** The text of a file as the server exports it. */
  async file(kind: 'json' | 'csv'): Promise<Blob | undefined> {
    const response = await fetch(`/api/group/export.${kind}`, { headers: this.#headers() });
    return response.ok ? response.blob() : undefined;
  }
  readonly bring = (kind: 'json' | 'csv', text: string) =>
    ask<Imported>(`/api/group/import.${kind}`, {
      method: 'POST',
      headers: { 'content-type': kind === 'csv' ? 'text/csv' : 'application/json', ...this.#headers() },
      body: text,
    });

  #headers(): Record<string, string> {
    return { authorization: `Bearer ${this.key}` };
  }

  #ask<Body>(method: string, path: string, body?: unknown): Promise<Answer<Body>> {
    const request = body === undefined ? {} : json(body);
    const headers = { ...(request.headers as Record<string, string> | undefined), ...this.#headers() };
    return ask<Body>(`/api/group${path}`, { ...request, method, headers });
  }
}
