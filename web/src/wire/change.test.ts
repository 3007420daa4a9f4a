import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer } from './ask';
import { fingerprintOf, Intentions } from './intentions';

type Change = typeof import('./change').change;

interface Sent {
  readonly path: string;
  readonly key: string | null;
}

let sent: Sent[];
let answers: (() => Response | Promise<Response>)[];
let change: Change;

const group = { method: 'POST', body: '{"name":"Sundays"}' };
const made =
  (body: unknown, status = 201) =>
  () =>
    new Response(JSON.stringify(body), { status });
const cut = () => Promise.reject(new TypeError('Failed to fetch'));
const gateway = (status: number) => () => new Response('<h1>Bad gateway</h1>', { status });

/** Loads the page's modules as a page that starts does. */
async function reload(): Promise<void> {
  vi.resetModules();
  ({ change } = await import('./change'));
}

async function answerTo(path: string, request: RequestInit = group): Promise<Answer<unknown>> {
  const answer = change(path, request);
  await vi.runAllTimersAsync();
  return answer;
}

beforeEach(async () => {
  vi.useFakeTimers();
  sessionStorage.clear();
  sent = [];
  answers = [];
  vi.stubGlobal('fetch', (path: string, request: RequestInit) => {
    sent.push({ path, key: new Headers(request.headers).get('idempotency-key') });
    return Promise.resolve((answers.shift() ?? cut)());
  });
  await reload();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const keys = () => new Set(sent.map(({ key }) => key));

describe('a request that changes something', () => {
  it('repeats a request whose answer was cut, with the same key', async () => {
    answers = [cut, gateway(502), gateway(504), made({ key: 'k' })];
    expect(await answerTo('/api/groups')).toEqual({ ok: true, body: { key: 'k' } });
    expect(sent).toHaveLength(4);
    expect(keys().size).toBe(1);
    expect(sent[0]?.key).toMatch(/^[0-9a-f]{32}$/);
  });

  it('repeats a request whose answer ended in the middle', async () => {
    answers = [() => new Response('{"key":', { status: 201 }), made({ key: 'k' })];
    expect(await answerTo('/api/groups')).toEqual({ ok: true, body: { key: 'k' } });
  });

  it('waits while the first request is in progress', async () => {
    answers = [made({ error: 'request_in_progress', message: '' }, 409), made({ key: 'k' })];
    expect((await answerTo('/api/groups')).ok).toBe(true);
  });

  it('reports an unknown outcome, and uses the same key the next time', async () => {
    const answer = await answerTo('/api/groups');
    expect(answer).toMatchObject({ ok: false, error: { error: 'answer_lost' } });
    answers = [made({ key: 'k' })];
    await answerTo('/api/groups');
    expect(keys().size).toBe(1);
  });

  it('asks with the same key after a reload', async () => {
    await answerTo('/api/groups');
    await reload();
    answers = [made({ key: 'k' })];
    await answerTo('/api/groups');
    expect(keys().size).toBe(1);
  });

  it('works if the storage is blocked', async () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new DOMException('denied');
      },
      setItem: () => {
        throw new DOMException('denied');
      },
    });
    await reload();
    answers = [cut, made({ key: 'k' })];
    expect((await answerTo('/api/groups')).ok).toBe(true);
    expect(keys().size).toBe(1);
  });

  it('is sent once if it is pressed twice', async () => {
    answers = [made({ key: 'k' })];
    const twice = Promise.all([change('/api/groups', group), change('/api/groups', group)]);
    await vi.runAllTimersAsync();
    expect(await twice).toEqual([
      { ok: true, body: { key: 'k' } },
      { ok: true, body: { key: 'k' } },
    ]);
    expect(sent).toHaveLength(1);
  });

  it('is a new intention once it was answered, or refused', async () => {
    answers = [made({ key: 'k' }), made({ error: 'name_taken', message: '' }, 409), made({ key: 'l' })];
    for (let i = 0; i < 3; i++) await answerTo('/api/groups');
    expect(keys().size).toBe(3);
  });

  it('is a new intention after another change of the same group', async () => {
    const of = (body: string) => ({ method: 'POST', body, headers: { authorization: 'Bearer group' } });
    await answerTo('/api/group/players', of('{"player":"Emil"}'));
    const lost = sent[0]?.key;
    answers = [made({}), made({})];
    await answerTo('/api/group/undo', of('{"change":1}'));
    await answerTo('/api/group/players', of('{"player":"Emil"}'));
    expect(sent.at(-1)?.key).not.toBe(lost);
  });

  it('takes a new key if the server knows the key of another request', async () => {
    answers = [made({ error: 'idempotency_key_reused', message: '' }, 422), made({ key: 'k' })];
    expect((await answerTo('/api/groups')).ok).toBe(true);
    expect(keys().size).toBe(2);
  });

  it('shows at once what the server refuses', async () => {
    answers = [made({ error: 'lobby_full', message: '' }, 503)];
    expect(await answerTo('/api/tables')).toMatchObject({ ok: false, error: { error: 'lobby_full' } });
    expect(sent).toHaveLength(1);
  });

  it('aborts an attempt that hangs', async () => {
    vi.stubGlobal('fetch', (path: string, request: RequestInit) => {
      sent.push({ path, key: '' });
      return new Promise((_resolve, reject) =>
        request.signal?.addEventListener('abort', () => reject(new DOMException('aborted'))),
      );
    });
    expect((await answerTo('/api/groups')).ok).toBe(false);
    expect(sent).toHaveLength(5);
  });
});

describe('intentions', () => {
  const wanted = { scope: 'a', request: 'b' };

  it('expire after twenty hours, before the server drops its answer', () => {
    const intentions = new Intentions();
    const key = intentions.keyOf(wanted, 0);
    expect(intentions.keyOf(wanted, 19 * 3_600_000)).toBe(key);
    expect(intentions.keyOf(wanted, 20 * 3_600_000)).not.toBe(key);
  });

  // A second table was opened: the clock of the phone was set right between the two presses.
  it('stay the same if the clock is set back', () => {
    const intentions = new Intentions();
    const key = intentions.keyOf(wanted, 3 * 3_600_000);
    expect(intentions.keyOf(wanted, 0)).toBe(key);
  });

  it('tolerate any stored data', () => {
    for (const text of ['', '{', '[]', '[null]', '[[1,2]]', '[["b",null]]', '[["b",{"key":1}]]', '7']) {
      sessionStorage.setItem('kuhhandel.intentions', text);
      expect(new Intentions().keyOf(wanted)).toMatch(/^[0-9a-f]{32}$/);
    }
  });

  it('distinguish requests', () => {
    const all = [
      ['a', 'b'],
      ['ab', ''],
      ['', 'ab'],
      ['a', 'c'],
      ['a', 'b', ''],
    ].map((parts) => fingerprintOf(...parts));
    expect(new Set(all).size).toBe(all.length);
  });
});
