import { fileURLToPath } from 'node:url';

interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** A group of the bundler: `name` returns its name for a module that it takes, with all that the module imports. */
interface ChunkGroup {
  readonly name: (id: string, modules: Modules) => string | null;
  readonly priority: number;
}

const source = (path: string): string => fileURLToPath(new URL(`../src/${path}`, import.meta.url));
const main = source('app/main.ts');

/** Returns a module and everything that it imports statically. */
function reach(modules: Modules, id: string, reached = new Set<string>()): Set<string> {
  if (reached.has(id)) return reached;
  reached.add(id);
  for (const next of modules.getModuleInfo(id)?.importedIds ?? []) reach(modules, next, reached);
  return reached;
}

const layer = /\/src\/(?:browser|wire|model|parts)\//;

interface Chunk {
  /** Pages that reach its modules by static imports. */
  readonly of: readonly string[];
  readonly has: (id: string) => boolean;
}

const table = [source('pages/live/TablePage.svelte')];

/** The chunks, each of which takes what those before it have left. */
const chunks: Readonly<Record<string, Chunk>> = {
  // A change of the program leaves the framework as it is.
  framework: { of: [main], has: (id) => id.includes('/node_modules/') },
  // It waits for a language, which imports what the lobby has too: in one piece with it, each would wait for the other.
  lobby: { of: [main], has: (id) => id !== main },
  // The lobby fetches them at once, and nothing of the table with them.
  soon: {
    of: [source('pages/daily/DailyDeal.svelte'), source('pages/names/FaceLine.svelte')],
    has: () => true,
  },
  parts: { of: table, has: (id) => layer.test(id) },
  table: { of: table, has: () => true },
};

/**
 * The groups of modules that become one chunk: the lobby's first display, and the table, each in two layers, of which an
 * upgrade often changes only one. More pieces would be larger, because each is compressed separately.
 */
export function chunkGroups(): ChunkGroup[] {
  const known = new Map<string, Set<string>>();
  const reachedFrom = (of: string, modules: Modules): Set<string> => {
    const reached = known.get(of) ?? reach(modules, of);
    known.set(of, reached);
    return reached;
  };
  return Object.entries(chunks).map(([chunk, { of, has }], place, { length }) => ({
    name: (id, modules) => (has(id) && of.some((one) => reachedFrom(one, modules).has(id)) ? chunk : null),
    priority: length - place,
  }));
}
