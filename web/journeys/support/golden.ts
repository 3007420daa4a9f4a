import { fileURLToPath } from 'node:url';

/** The file of a golden record, for a browser to choose. */
export const golden = (name: string): string =>
  fileURLToPath(new URL(`../../../tests/golden/${name}.json`, import.meta.url));
