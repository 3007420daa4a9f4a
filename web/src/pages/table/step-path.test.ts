import { Session } from 'node:inspector/promises';
import { fireEvent, render, screen } from '../../../tools/rendering';
import { beforeEach, expect, it } from 'vitest';
import { scenes } from '../../model/fixtures/scenes';
import { setLocale } from '../../parts/i18n/locale.svelte';
import { connect } from '../../table/connect';
import type { Wire } from '../../wire/connection';
import type { ServerMessage, Snapshot } from '../../wire/protocol';
// Loads the log at once.
import '../../table/log/LogPanel.svelte';
import TableHarness from './fixtures/TableHarness.svelte';

beforeEach(() => setLocale('en'));

/**
 * The limit of files that run, including components that are redrawn; late-loaded ones may run or not. Lower
 * it if you can.
 */
const most = 150;

class FakeWire implements Wire {
  onopen: Wire['onopen'] = null;
  onmessage: Wire['onmessage'] = null;
  onclose: Wire['onclose'] = null;
  send(): void {}
  close(): void {}
  receive(message: ServerMessage): void {
    this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Returns the client's files whose code runs during the action. */
async function filesThatRun(callback: () => Promise<void>): Promise<string[]> {
  const inspector = new Session();
  inspector.connect();
  await inspector.post('Profiler.enable');
  await inspector.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await inspector.post('Profiler.takePreciseCoverage');
  await callback();
  const { result } = await inspector.post('Profiler.takePreciseCoverage');
  inspector.disconnect();
  const ran = result.filter(({ functions }) => functions.some(({ ranges }) => (ranges[0]?.count ?? 0) > 0));
  const paths = ran.flatMap(({ url }) => /\/web\/(src\/[^?]*)/.exec(url)?.[1] ?? []);
  return [...new Set(paths)].filter((path) => !/test\.ts|fixtures/.test(path)).sort();
}

it('a step runs through few files, from its arrival to stage, dock, log and sound', async () => {
  const wire = new FakeWire();
  const snapshot = scenes['auction'] as Snapshot;
  const { session } = connect({ open: () => wire, token: 'a', turnedAway: () => undefined });
  wire.onopen?.(new Event('open'));
  wire.receive(snapshot);
  render(TableHarness, { session });
  await fireEvent.click(await screen.findByRole('button', { name: 'Log' }));
  await screen.findByRole('complementary');
  await wait(1000);

  const view = snapshot.view;
  if (view?.phase.name !== 'bidding') throw new Error('no auction');
  const phase = { ...view.phase, standing: { seat: 2, amount: 120 } };
  const files = await filesThatRun(async () => {
    wire.receive({
      type: 'step',
      version: snapshot.version + 1,
      now: snapshot.now,
      events: [{ name: 'raised', seat: 2, amount: 120 }],
      view: { ...view, phase },
    });
    await wait(1000);
  });

  console.log(`a step runs through ${files.length} files:\n${files.join('\n')}`);
  expect(files).toContain('src/table/connect.ts');
  expect(files.length).toBeLessThanOrEqual(most);
});
