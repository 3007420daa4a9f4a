import { flushSync } from 'svelte';
import { expect, it } from 'vitest';
import { Announcer } from './announcer.svelte';

it('says the same words again, once for each time that an effect asks for it', () => {
  const announcer = new Announcer();
  let left = $state(6);
  const stop = $effect.root(() => {
    $effect(() => {
      if (left <= 5) announcer.now('5 seconds');
    });
  });
  flushSync(() => (left = 5));
  expect(announcer.assertive).toBe('5 seconds');
  flushSync(() => (left = 4));
  expect(announcer.assertive).toBe('5 seconds\u00a0');
  stop();
});
