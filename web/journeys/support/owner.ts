import type { Page } from 'playwright-core';
import type { Server } from './server';

/** The server of a cluster that has the page's table, as any of those that answer says. */
export async function ownerOf(page: Page, servers: readonly Server[]): Promise<Server> {
  const table = /\/t\/(\w+)/.exec(page.url())?.[1];
  if (table === undefined) throw new Error(`no server has a table of the page ${page.url()}`);
  for (const { address } of servers) {
    const owner = await fetch(`${address}/api/owner?of=/api/tables/${table}/record`).then(
      (answer) => answer.text(),
      () => '',
    );
    const found = servers.find((server) => owner.includes(new URL(server.address).port));
    if (found !== undefined) return found;
  }
  throw new Error('nobody has the table');
}
