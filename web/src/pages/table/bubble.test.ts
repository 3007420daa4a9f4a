import { render } from '../../../tools/rendering';
import { tick } from 'svelte';
import { expect, it, vi } from 'vitest';
import { seatedAt } from '../../model/fixtures/seated';
import { setLocale } from '../../parts/i18n/locale.svelte';
// Loaded at once, as if it had been there for a while.
import '../../table/seat/Speech.svelte';
import TableHarness from './fixtures/TableHarness.svelte';

it('a page that is left with words at a seat does not look for their place', async () => {
  await setLocale('en');
  const { session } = seatedAt('auction');
  const { container, unmount } = render(TableHarness, { session });
  const message = { seat: 1, player: 'Ben', at: 1, phrase: 'well_done' } as const;
  session.talk.receive({ type: 'said', said: message }, 0);
  await vi.waitFor(() => expect(container.querySelector('.bubble')).not.toBeNull());
  const { model } = session;
  if (model === undefined) throw new Error('no table');
  session.receive({ type: 'step', version: model.version + 1, now: model.now, events: [] });
  unmount();
  await tick();
});
