import { flushSync } from 'svelte';
import { expect, it } from 'vitest';
import { Announcer } from './announcer.svelte';

it('repeats the same text once for each request of an effect', () => {
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
