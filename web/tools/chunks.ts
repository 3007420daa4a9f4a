import { fileURLToPath } from 'node:url';

interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const source = (path: string): string => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

/** What a module imports at once, itself included, and what that imports. */
function reach(modules: Modules, id: string, reached = new Set<string>()): Set<string> {
  if (reached.has(id)) return reached;
  reached.add(id);
  for (const next of modules.getModuleInfo(id)?.importedIds ?? []) reach(modules, next, reached);
  return reached;
}

/**
 * The chunk of a module: what the lobby shows at once, or what a table needs beside it, which is loaded meanwhile. In
 * two pieces they weigh less than in thirty, for each piece is compressed by itself.
 */
export function chunkOf(id: string, modules: Modules): string | null {
  // It waits for a language, which imports what the lobby has too: in one piece with it, each would wait for the other.
  if (id === source('app/main.ts')) return null;
  if (reach(modules, source('app/main.ts')).has(id)) return 'lobby';
  if (reach(modules, source('pages/table/TablePage.svelte')).has(id)) return 'table';
  return null;
}
