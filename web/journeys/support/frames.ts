import type { Page } from 'playwright-core';
import { phone, type VisitedServer } from './visits';
import { pressByFinger } from './player';
import { watchTaps } from './taps';

declare global {
  interface Window {
    flights: number;
  }
}

/** Counts flying elements. Runs in the page, so it must be self-contained. */
function watch(): void {
  window.flights = 0;
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof HTMLElement && node.classList.contains('flying')) window.flights += 1;
  }).observe(document, { childList: true, subtree: true });
}

/** From the next page on, `framesDuring` counts flights. */
export const watchFlights = (page: Page): Promise<void> =>
  page.addInitScript({ content: `(${watch.toString()})()` }).then(() => undefined);

/**
 * A report of Chromium's compositor about one way of a frame; a frame may have two: first the moving parts,
 * then the page's drawing.
 */
interface Report {
  readonly state: string;
  readonly layer_tree_host_id: number;
  readonly frame_source: number;
  readonly frame_sequence: number;
  readonly has_compositor_animation: boolean;
  readonly has_main_animation: boolean;
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly args: { readonly frame_reporter?: Report };
}

/**
 * A frame in which something moved, a sixtieth of a second: shown whole, shown without what the page had not drawn yet, or not at all;
 * unchanged if the moving parts were where they had been, as between two steps.
 */
type Outcome = 'whole' | 'without the page' | 'late' | 'unchanged';

const outcomeOf = (states: ReadonlySet<string>): Outcome => {
  if (states.has('STATE_PRESENTED_ALL')) return 'whole';
  if (states.has('STATE_PRESENTED_PARTIAL')) return 'without the page';
  return states.has('STATE_DROPPED') ? 'late' : 'unchanged';
};

const mark = 'these frames';

/** The frames of the marked page in which something moved, in their order. The trace is of the whole browser. */
function moving(trace: Buffer): Outcome[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const watched = traceEvents.find(({ name }) => name === mark)?.pid;
  const frames = new Map<string, { moves: boolean; states: Set<string> }>();
  for (const { name, pid, args } of traceEvents) {
    const report = args.frame_reporter;
    if (pid !== watched || name !== 'PipelineReporter' || report === undefined) continue;
    const key = [report.layer_tree_host_id, report.frame_source, report.frame_sequence].join();
    const frame = frames.get(key) ?? { moves: false, states: new Set() };
    frame.moves ||= report.has_compositor_animation || report.has_main_animation;
    frame.states.add(report.state);
    frames.set(key, frame);
  }
  return [...frames.values()].filter(({ moves }) => moves).map(({ states }) => outcomeOf(states));
}

const longestLate = (frames: readonly Outcome[]): number => {
  let now = 0;
  return frames.reduce((longest, frame) => Math.max(longest, (now = frame === 'late' ? now + 1 : 0)), 0);
};

/** How what moved came to the screen. */
export interface Motion {
  readonly flights: number;
  /** Frames in which something moved. */
  readonly frames: number;
  /** The share of them that did not come to the screen in time, in percent. */
  readonly late: number;
}

/**
 * Looks at every frame that the browser shows while `act` goes on, and prints how many came in time. The page is asked for nothing:
 * a page that counts its own frames has to draw each of them, and counts only what it draws itself, while cards and money move without it.
 */
export async function framesDuring(page: Page, what: string, act: () => Promise<unknown>): Promise<Motion> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('This page has no browser that could be traced.');
  await page.evaluate(() => (window.flights = 0));
  const categories = ['-*', 'disabled-by-default-devtools.timeline.frame', 'blink.user_timing'];
  await browser.startTracing(page, { categories });
  await page.evaluate((name) => void performance.mark(name), mark);
  await act();
  const frames = moving(await browser.stopTracing());
  const flights = await page.evaluate(() => window.flights);
  const share = (outcome: Outcome) =>
    (100 * frames.filter((frame) => frame === outcome).length) / Math.max(1, frames.length);
  console.log(
    `${what}: ${flights} flights, ${frames.length} frames in which something moved, ${share('late').toFixed(1)} % late ` +
      `(at most ${longestLate(frames)} together), ${share('without the page').toFixed(1)} % in time, but what the page drew came after, ` +
      `${share('unchanged').toFixed(1)} % needed no new picture`,
  );
  return { flights, frames: frames.length, late: share('late') };
}

/**
 * Anything below the window is never shown, so the browser reports only frames inside it: a window of the
 * phone's height loses as much of the page as its own bars take.
 */
async function windowLargerThan(page: Page): Promise<void> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const session = await page.context().newCDPSession(page);
  const { windowId } = await session.send('Browser.getWindowForTarget');
  const bounds = { width: width + 200, height: height + 200 };
  await session.send('Browser.setWindowBounds', { windowId, bounds });
}

/**
 * Starts a game with `begin` on a phone that is slower than this machine by a factor, and watches its flights
 * and taps from the beginning.
 */
export async function gameOnAPhone(
  server: VisitedServer,
  slower: number,
  begin: (page: Page, address: string) => Promise<void>,
): Promise<Page> {
  const page = await server.visit({ ...phone, reducedMotion: 'no-preference' });
  await windowLargerThan(page);
  await watchFlights(page);
  await watchTaps(page);
  // A press shorter than a frame is never seen itself, and would be counted until something else is drawn.
  pressByFinger(page, 80);
  await begin(page, server.address('/?speed=5'));
  const lever = await page.context().newCDPSession(page);
  await lever.send('Emulation.setCPUThrottlingRate', { rate: slower });
  return page;
}
