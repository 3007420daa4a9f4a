import { render } from '../../../tools/rendering';
import { tick } from 'svelte';
import { expect, it, vi } from 'vitest';
import { scenes } from '../../model/fixtures/scenes';
import { now } from '../../model/fixtures/sunday';
import { seatedAt } from '../../model/fixtures/seated';
import TableHarness from './fixtures/TableHarness.svelte';
import type { Snapshot, View } from '../../wire/protocol';

const { version, view } = scenes['auction'] as Snapshot;

// Measuring during a change makes a slow phone lay out the whole page once more.
it('a bid is shown without measuring the layout', async () => {
  const { session } = seatedAt('auction');
  const { container } = render(TableHarness, { session });
  await tick();
  const boxes = vi.spyOn(Element.prototype, 'getBoundingClientRect');
  const rects = vi.spyOn(Element.prototype, 'getClientRects');

  const standing = { seat: 2, amount: 120 };
  session.receive({
    type: 'step',
    version: version + 1,
    now,
    events: [{ name: 'raised', ...standing }],
    view: { ...view, phase: { ...view?.phase, standing } } as View,
  });
  await tick();

  expect(container.querySelector('.ladder .top .num')?.textContent).toBe('120');
  expect([...boxes.mock.calls, ...rects.mock.calls]).toEqual([]);
});
