// Components in tests: the only import of the testing library, because tests that draw nothing start faster without it.
import { act, cleanup, configure, setup } from '@testing-library/svelte';
import { beforeEach } from 'vitest';

export * from '@testing-library/svelte';

// A busy machine shows later what a quiet one shows at once.
configure({ asyncUtilTimeout: 10_000 });

beforeEach(async () => {
  await setup();
  return async () => {
    await act();
    cleanup();
  };
});
