import { readFile } from 'node:fs/promises';
import { Ajv, type ValidateFunction } from 'ajv';
import type { Page } from 'playwright-core';

const schema: object = JSON.parse(
  await readFile(new URL('../../../docs/protocol.schema.json', import.meta.url), 'utf8'),
) as object;
const ajv = new Ajv({ strict: true, allErrors: false });
ajv.addSchema(schema, 'wire');

const rule = (name: string): ValidateFunction => ajv.compile({ $ref: `wire#/definitions/${name}` });
const ofServer = rule('ServerMessage');
const ofClient = rule('ClientMessage');
const ofHouse = rule('HttpBody');

/** Messages that violated the schema, over all watched pages. */
export class Contract {
  readonly breaches: string[] = [];
  messages = 0;

  watch(page: Page): void {
    page.on('websocket', (socket) => {
      if (!new URL(socket.url()).pathname.startsWith('/api/')) return;
      socket.on('framereceived', ({ payload }) => this.#check(ofServer, String(payload)));
      socket.on('framesent', ({ payload }) => this.#check(ofClient, String(payload)));
    });
    page.on('request', (request) => {
      const posted = request.postData();
      if (/\/events$/.test(new URL(request.url()).pathname) && posted !== null) this.#check(ofClient, posted);
    });
    page.on('response', async (response) => {
      const { pathname } = new URL(response.url());
      if (/\/events(\/pong)?$/.test(pathname)) return;
      if (!pathname.startsWith('/api/') || /\/record$|\/export\./.test(pathname)) return;
      // A page that is left takes the body of its last answer with it.
      const body = await response.text().catch(() => undefined);
      if (body !== undefined) this.#check(ofHouse, body);
    });
  }

  #check(rules: ValidateFunction, text: string): void {
    this.messages += 1;
    if (rules(JSON.parse(text))) return;
    this.breaches.push(`${ajv.errorsText(rules.errors)}: ${text.slice(0, 600)}`);
  }
}
