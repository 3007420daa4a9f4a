import { alone } from './alone';
import type { LobbyError } from './protocol';
import { fetchFromServer } from './servers';

export type Answer<Body> = { ok: true; body: Body } | { ok: false; error: LobbyError };

export const unreachableServer: LobbyError = {
  error: 'no_connection',
  message: 'The server does not answer.',
};

/**
 * Sends a request to the server over HTTP. A server that does not answer gives an error like those that it
 * returns.
 */
export async function ask<Body>(path: string, request: RequestInit = {}): Promise<Answer<Body>> {
  if (alone) return { ok: false, error: unreachableServer };
  try {
    const response = await fetchFromServer(path, request);
    const answer: unknown = await response.json();
    return response.ok ? { ok: true, body: answer as Body } : { ok: false, error: answer as LobbyError };
  } catch {
    return { ok: false, error: unreachableServer };
  }
}

export const json = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});
