import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchFromServer, servers } from './servers';

const two = 'https://two.example';
const three = 'https://three.example';

let asked: string[];

/** The response of each address; one without an entry is unreachable. */
function answering(answers: Record<string, () => Response>): void {
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    const answer = answers[address];
    return answer === undefined ? Promise.reject(new TypeError()) : Promise.resolve(answer());
  });
}

const responding = (text: string) => () => new Response(text);
/** How a browser shows a 307 that it must not follow. */
const led = () => Object.defineProperty(new Response(), 'type', { value: 'opaqueredirect' });
const later = () => new Response('', { status: 503, headers: { 'retry-after': '1' } });

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  servers.setPeers([]);
  servers.switchTo(location.origin);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function fetched(path: string, request: RequestInit = {}): Promise<string> {
  const answer = fetchFromServer(path, request).then((response) => response.text());
  answer.catch(() => undefined);
  await vi.runAllTimersAsync();
  return answer;
}

describe('a request to the servers of a page', () => {
  it('goes only to the origin of the page if there is no other server', async () => {
    answering({});
    await expect(fetched('/api/lobby')).rejects.toThrow();
    expect(asked).toEqual(['/api/lobby']);
  });

  it('goes to the owner of the data, and directly there afterwards', async () => {
    answering({
      '/api/lobby': led,
      '/api/owner?of=/api/lobby': responding(JSON.stringify({ address: two })),
      [`${two}/api/lobby`]: responding('the lobby'),
    });
    expect(await fetched('/api/lobby')).toBe('the lobby');
    expect(await fetched('/api/lobby')).toBe('the lobby');
    expect(asked).toEqual(['/api/lobby', '/api/owner?of=/api/lobby', `${two}/api/lobby`, `${two}/api/lobby`]);
    expect(servers.socketsAt).toBe('wss://two.example');
  });

  it('waits if there is currently no owner', async () => {
    const answers = [later, later, responding('the lobby')];
    answering({ '/api/lobby': () => answers.shift()?.() ?? later() });
    expect(await fetched('/api/lobby')).toBe('the lobby');
  });

  it('goes to another server if one does not answer, but is never executed twice', async () => {
    servers.setPeers([two, three, location.origin]);
    answering({
      [`${two}/api/lobby`]: responding('the lobby'),
      [`${two}/api/tables`]: responding('a table'),
    });
    expect(await fetched('/api/lobby')).toBe('the lobby');
    servers.switchTo(three);
    await expect(fetched('/api/tables', { method: 'POST' })).rejects.toThrow();
    expect(asked.filter((address) => address.endsWith('/tables'))).toHaveLength(1);
  });
});
