import { afterEach, expect, it, vi } from 'vitest';
import { instantiate, problemOf } from './webassembly';

afterEach(() => vi.unstubAllGlobals());

/** The smallest module: only the header. */
const bytes = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);

const hosted = (body: BodyInit | null, type: string, status = 200) =>
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(body, { status, headers: { 'content-type': type } })),
  );

const problem = () =>
  instantiate('table.wasm', {}).then(
    () => undefined,
    (error: unknown) => problemOf(error) ?? error,
  );

// Python's http.server before 3.8, nginx without the type, Apache with "AddDefaultCharset".
it.each([
  'application/wasm',
  'application/octet-stream',
  'text/plain',
  'application/wasm; charset=utf-8',
  '',
])('starts a module that a host sends as %j', async (type) => {
  hosted(bytes, type);
  // The one of Node takes only responses of its own.
  vi.spyOn(WebAssembly, 'instantiateStreaming').mockImplementation(async (source, imports) =>
    WebAssembly.instantiate(await (await source).arrayBuffer(), imports),
  );
  const { instance } = await instantiate('table.wasm', {});
  expect(instance.exports).toEqual({});
});

it('starts in a browser without streaming compilation', async () => {
  hosted(bytes, 'application/wasm');
  const { instantiate: whole, CompileError } = WebAssembly;
  vi.stubGlobal('WebAssembly', { instantiate: whole.bind(WebAssembly), CompileError });
  expect(await problem()).toBeUndefined();
});

it('names the cause if WebAssembly is unavailable, as in lockdown mode', async () => {
  vi.stubGlobal('WebAssembly', undefined);
  expect(await problem()).toBe('no_webassembly');
});

it.each([
  ['a page of a network that wants a login', '<html>Log in</html>', 200],
  ['no file', 'Not found', 404],
])('names the cause if %s came instead', async (_, body, status) => {
  hosted(body, 'text/html', status);
  expect(await problem()).toBe('no_module');
});

it('names the cause if the network is down', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await problem()).toBe('no_module');
});

it('names the cause if the browser does not know an instruction of the module', async () => {
  hosted(new Uint8Array([...bytes, 0x7f]), 'application/octet-stream');
  expect(await problem()).toBe('old_browser');
});
