import { fireEvent, render, screen } from '../../../tools/rendering';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setLocale } from '../../parts/i18n/locale.svelte';
import JoinByCode from './JoinByCode.svelte';

beforeEach(() => setLocale('en'));
afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

const token = 'Zm9vYmFyYmF6cXV4-_AbCdEf';

function server(tables: Readonly<Record<string, unknown>>): () => string[] {
  const asked = vi.fn<(path: string) => Promise<Response>>((path) =>
    Promise.resolve(
      path in tables
        ? Response.json(tables[path])
        : Response.json({ error: 'no_such_table' }, { status: 404 }),
    ),
  );
  vi.stubGlobal('fetch', asked);
  vi.stubGlobal('scrollTo', vi.fn());
  return () => asked.mock.calls.map(([path]) => path);
}

async function join(text: string) {
  render(JoinByCode);
  await fireEvent.input(screen.getByRole('textbox'), { target: { value: text } });
  await fireEvent.submit(screen.getByRole('button', { name: 'Join' }).closest('form') as HTMLFormElement);
}

it.each(['K7Q 2M9', 'k7q-2m9', '„k7q2m9“.', 'К7Q2M9'])('finds the table of the code %s', async (code) => {
  server({ '/api/codes/k7q2m9': { table: 'abcdefghjkmnp' } });
  await join(code);
  await vi.waitFor(() => expect(location.pathname).toBe('/t/abcdefghjkmnp'));
});

it('a pasted seat link opens the seat, and its token is never sent', async () => {
  const asked = server({});
  await join(`“${location.origin}/t/abcdefghjkmnp#${token}”`);
  await vi.waitFor(() => expect(location.pathname + location.hash).toBe(`/t/abcdefghjkmnp#${token}`));
  expect(asked().join(' ')).not.toContain('Zm9v');
});

it('reports what is wrong with a code, and the characters codes never contain', async () => {
  server({});
  await join('k7q2mO');
  expect(await screen.findByText(/Codes never contain 0, 1, I, L or O\./)).toBeTruthy();
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
  expect(location.pathname).toBe('/');
});

it('a link to a table of another server leads to that server', async () => {
  server({});
  const assign = vi.spyOn(location, 'assign').mockReturnValue();
  await join(`http://laptop.local:8080/t/abcdefghjkmnp#${token}`);
  await vi.waitFor(() =>
    expect(assign).toHaveBeenCalledWith(`http://laptop.local:8080/t/abcdefghjkmnp#${token}`),
  );
});
