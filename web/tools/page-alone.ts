// page-alone.ts CLIENT FOLDER [DOCUMENTS]: writes the built client (web/dist) to FOLDER for a static host at
// any path. Its page uses relative addresses and states that there is no server (web/src/wire/alone.ts), and
// that the documents (tools/site.mjs) are in docs/, if they are.
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const [client, folder, documents] = process.argv.slice(2);
if (client === undefined || folder === undefined) {
  console.error('usage: node web/tools/page-alone.ts CLIENT FOLDER [DOCUMENTS]');
  process.exit(2);
}
// A plain host compresses for itself, or not at all.
const isForTheServer = (path: string): boolean => /\.(br|gz)$/.test(path) || path.endsWith('.built-from');
await rm(folder, { recursive: true, force: true });
await cp(client, folder, {
  recursive: true,
  filter: (path: string): boolean => !isForTheServer(path),
});
if (documents !== undefined) await cp(documents, join(folder, 'docs'), { recursive: true });
const page = join(folder, 'index.html');
const html = await readFile(page, 'utf8');
const marks =
  documents === undefined ? 'data-server="none"' : 'data-server="none" data-documents="docs/index.html"';
const alone = html.replaceAll('"/', '"./').replace('<html ', `<html ${marks} `);
await writeFile(page, alone);
