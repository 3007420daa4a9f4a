import { alone } from './alone';
import { unreachableServer, type Answer } from './ask';
import { fingerprintOf, Intentions, type Wanted } from './intentions';
import type { LobbyError } from './protocol';
import { fetchFromServer } from './servers';

/** Waits before each try, in milliseconds. */
const tries = [0, 400, 1000, 2000, 4000];

/** How long one try may take, in milliseconds. Larger bodies are not limited: their upload may be slow. */
const longestTry = 15_000;
const largeBody = 20_000;

/** The request was sent, but no try was answered. */
const lostAnswer: LobbyError = {
  error: 'answer_lost',
  message:
    'The server did not answer, so it is not certain that this was done. Try again: it is done only once.',
};

const intentions = new Intentions();
const running = new Map<string, Promise<Answer<unknown>>>();

/** A file is a body as bytes, each of them one character here. */
const textOf = (body: RequestInit['body']): string => {
  if (body instanceof Uint8Array) return new TextDecoder('latin1').decode(body);
  return typeof body === 'string' ? body : '';
};

const later = (milliseconds: number) => new Promise((over) => setTimeout(over, milliseconds));

/**
 * Sends a request that changes something. It is carried out once: a second press while it runs is the same press, and
 * an answer that was lost is requested again with the same idempotency key, also by the same request after a reload.
 */
export function change<Body>(path: string, request: RequestInit): Promise<Answer<Body>> {
  if (alone) return Promise.resolve({ ok: false, error: unreachableServer });
  const body = textOf(request.body);
  const authorization = new Headers(request.headers).get('authorization') ?? '';
  const wanted = {
    scope: fingerprintOf(authorization === '' ? path : authorization),
    request: fingerprintOf(request.method ?? '', path, authorization, body),
  };
  const first = running.get(wanted.request) as Promise<Answer<Body>> | undefined;
  if (first !== undefined) return first;
  const answer = changeOnce<Body>(path, request, wanted).finally(() => running.delete(wanted.request));
  running.set(wanted.request, answer);
  return answer;
}

async function changeOnce<Body>(path: string, request: RequestInit, wanted: Wanted): Promise<Answer<Body>> {
  let key = intentions.keyOf(wanted);
  for (const wait of tries) {
    if (wait > 0) await later(wait);
    const answer = await tryOnce<Body>(path, request, key);
    if (answer !== undefined) {
      intentions.end(wanted);
      if (answer.ok || answer.error.error !== 'idempotency_key_reused') return answer;
      key = intentions.keyOf(wanted);
    }
    // A device without a network need not be tried again and again.
    if (answer === undefined && !navigator.onLine) break;
  }
  return { ok: false, error: lostAnswer };
}

/** Returns undefined if it is unknown whether the request was carried out. */
async function tryOnce<Body>(
  path: string,
  request: RequestInit,
  key: string,
): Promise<Answer<Body> | undefined> {
  const headers = new Headers(request.headers);
  headers.set('idempotency-key', key);
  const limit = new AbortController();
  const isLarge = textOf(request.body).length > largeBody;
  const timer = isLarge ? undefined : setTimeout(() => limit.abort(), longestTry);
  try {
    const response = await fetchFromServer(path, {
      ...request,
      headers: Object.fromEntries(headers),
      signal: limit.signal,
    });
    const answer: unknown = await response.json();
    if (response.ok) return { ok: true, body: answer as Body };
    const error = answer as LobbyError;
    return isPassing(response.status, error) ? undefined : { ok: false, error };
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

/** Whether the server, or a gateway in front of it, cannot answer just now. */
const isPassing = (status: number, { error }: LobbyError): boolean =>
  status === 502 ||
  status === 504 ||
  (status === 503 && error !== 'lobby_full') ||
  error === 'request_in_progress';
