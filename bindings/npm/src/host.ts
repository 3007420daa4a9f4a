// The modules of Node, where it is the host: without an `import`, which bundlers for browsers would follow.

interface BuiltIns {
  'node:fs': typeof import('node:fs');
  'node:url': typeof import('node:url');
  'node:util': typeof import('node:util');
}

/** A module of Node; undefined in browsers. */
export function builtIn<Name extends keyof BuiltIns>(name: Name): BuiltIns[Name] | undefined {
  const host = (globalThis as { process?: { getBuiltinModule?: (name: string) => unknown } }).process;
  return host?.getBuiltinModule?.(name) as BuiltIns[Name] | undefined;
}
