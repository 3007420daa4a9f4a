import { render, waitFor } from '../../../tools/rendering';
import { afterEach, expect, it, vi } from 'vitest';
import { scenes } from '../../model/fixtures/scenes';
import { seatedAt } from '../../model/fixtures/seated';
import type { View } from '../../wire/protocol';
import TableHarness from './fixtures/TableHarness.svelte';

afterEach(() => vi.restoreAllMocks());

it('the card flies from the pile that was shown before it was turned up', async () => {
  const never = {
    finished: new Promise(() => undefined),
    cancel: () => undefined,
    updatePlaybackRate: () => undefined,
  };
  vi.spyOn(Element.prototype, 'animate').mockReturnValue(never as unknown as Animation);
  // As on a phone, which has no second pile next to the ring.
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    return (this.closest('.desktop-only') === null ? [new DOMRect()] : []) as unknown as DOMRectList;
  });
  const { session } = seatedAt('waits');
  render(TableHarness, { session });
  const before = session.model;
  if (before?.view == null) throw new Error('the scene has no view');
  session.receive({
    type: 'step',
    version: before.version + 1,
    now: 0,
    events: [{ name: 'turned_up', auctioneer: 1, lot: 'cow' }],
    view: { ...before.view, phase: (scenes['auction']?.view as View).phase },
  });
  await waitFor(() => expect(document.querySelectorAll('.sky-layer > .flying')).toHaveLength(1));
});
