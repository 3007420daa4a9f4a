export type Named = 'localStorage' | 'sessionStorage';

/** Returns undefined if the browser has no such storage or denies access to it. */
export function storageNamed(name: Named): Storage | undefined {
  try {
    // Some browsers have null here, contrary to the types.
    return (globalThis as Partial<Record<Named, Storage | null>>)[name] ?? undefined;
  } catch {
    return undefined;
  }
}
