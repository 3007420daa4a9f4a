// Gives out the files of one folder on this machine, and nothing else.
import { readdir, readFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, sep } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.khn1': 'application/octet-stream',
  '.txt': 'text/plain; charset=utf-8',
};

const safe = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Returns the files of a folder by their request path. Only these are served. */
async function filesIn(folder: string): Promise<Map<string, string>> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => extname(name) in types);
  const files = new Map(names.map((name) => [`/${name.split(sep).join('/')}`, join(folder, name)]));
  return files.set('/', join(folder, 'index.html'));
}

/** The path that is asked for; undefined for what is none. */
function pathOf(address: string): string | undefined {
  try {
    return decodeURIComponent(/^[^?#]*/.exec(address)?.[0] ?? '');
  } catch {
    return undefined;
  }
}

function answering(files: ReadonlyMap<string, string>): RequestListener {
  return (request, response) => {
    const say = (status: number, text: string, more = {}) =>
      response.writeHead(status, { ...safe, ...more, 'Content-Type': types['.txt'] }).end(`${text}\n`);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return void say(405, 'Files are read here, nothing else.', { Allow: 'GET, HEAD' });
    }
    const file = files.get(pathOf(request.url ?? '') ?? '');
    if (file === undefined) return void say(404, 'There is no such file.');
    readFile(file).then(
      (content) => {
        const type = types[extname(file)] ?? 'application/octet-stream';
        response.writeHead(200, {
          ...safe,
          'Content-Type': type,
          'Content-Length': content.length,
          'Cache-Control': 'no-cache',
        });
        response.end(request.method === 'HEAD' ? undefined : content);
      },
      () => say(500, 'The file cannot be read.'),
    );
  };
}

function listening(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/** Serves the folder to this machine alone, on that port; 0 is any that is free. The address at which it is. */
export async function servePage(folder: string, port: number): Promise<{ server: Server; address: string }> {
  const server = createServer(answering(await filesIn(folder)));
  return { server, address: `http://127.0.0.1:${await listening(server, port)}/` };
}
