import { fileURLToPath } from 'node:url';

interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const source = (path: string): string => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

/** Returns a module and everything that it imports statically. */
function reach(modules: Modules, id: string, reached = new Set<string>()): Set<string> {
  if (reached.has(id)) return reached;
  reached.add(id);
  for (const next of modules.getModuleInfo(id)?.importedIds ?? []) reach(modules, next, reached);
  return reached;
}

const isBelowTheTable = /\/src\/(?:browser|wire|model|parts)\//;

/**
 * The chunk of a module: the lobby's first display, or the other parts of a table, which load later. Each is in two
 * layers, of which an upgrade often changes only one. Many small chunks would be larger, because each is compressed
 * separately.
 */
export function chunkOf(id: string, modules: Modules): string | null {
  // It waits for a language, which imports what the lobby has too: in one piece with it, each would wait for the other.
  if (id === source('app/main.ts')) return null;
  if (reach(modules, source('app/main.ts')).has(id)) return id.includes('/node_modules/') ? 'framework' : 'lobby';
  if (!reach(modules, source('pages/table/TablePage.svelte')).has(id)) return null;
  return isBelowTheTable.test(id) ? 'parts' : 'table';
}
