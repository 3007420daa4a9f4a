import { render } from '../../../tools/rendering';
import { tick } from 'svelte';
import { expect, it, onTestFinished, vi } from 'vitest';
import { scenes } from '../../model/fixtures/scenes';
import { now } from '../../model/fixtures/sunday';
import { seatedAt } from '../../model/fixtures/seated';
import TableHarness from './fixtures/TableHarness.svelte';
import type { Snapshot, Step } from '../../wire/protocol';

const aFrame = () => new Promise((drawn) => requestAnimationFrame(drawn));

/** Returns the step that leads from the auction to another scene. */
function stepTo(scene: string): Step {
  const { view, options } = scenes[scene] as Snapshot;
  const { version } = scenes['auction'] as Snapshot;
  return { type: 'step', version: version + 1, now, events: [], view, options } as Step;
}

function withFocusOnABid() {
  const { session } = seatedAt('auction');
  // Otherwise its hammer would fall after the test's page has gone.
  onTestFinished(() => session.clockFace.stop());
  const { container } = render(TableHarness, { session });
  const button = container.querySelector<HTMLButtonElement>('.bids button');
  button?.focus();
  return { session, button };
}

it('a button loses the focus before it is removed, which avoids a forced layout', async () => {
  const { session, button } = withFocusOnABid();
  const removed = vi.spyOn(Element.prototype, 'remove');
  const blurred = vi.spyOn(HTMLElement.prototype, 'blur');
  session.receive(stepTo('pay'));
  await tick();
  expect(button?.isConnected).toBe(false);
  expect(blurred.mock.invocationCallOrder[0]).toBeLessThan(removed.mock.invocationCallOrder[0] ?? 0);
});

it('then the next question gets the focus', async () => {
  const { session } = withFocusOnABid();
  session.receive(stepTo('pay'));
  await tick();
  await aFrame();
  expect(document.activeElement?.id).toBe('main');
});

it('an unchanged question does not move the focus', async () => {
  const { session, button } = withFocusOnABid();
  session.receive(stepTo('auction'));
  await tick();
  await aFrame();
  expect(document.activeElement).toBe(button);
});
