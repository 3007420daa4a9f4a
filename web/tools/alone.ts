import { beforeAll, expect } from 'vitest';

const used = Symbol.for('used by a file of tests');

// Every file finds a world that no other has used, with a document of its own, and marks it, so that the next one would notice.
beforeAll(() => {
  expect(used in globalThis, 'a world that another file has used').toBe(false);
  Object.assign(globalThis, { [used]: true });
});
