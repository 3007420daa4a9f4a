import { act, cleanup, fireEvent, render, screen } from '../../../tools/rendering';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { handScenes, sceneOf } from '../../model/fixtures/hand-scenes';
import { masterScenes } from '../../model/fixtures/master-scenes';
import { scenes } from '../../model/fixtures/scenes';
import { seatedAt, type Seated } from '../../model/fixtures/seated';
import { screenMayBeAway } from '../../model/session/hand-mode.svelte';
import { preferences } from '../../model/settings/preferences.svelte';
import { setLocale } from '../../parts/i18n/locale.svelte';
import { purseCover } from '../../parts/purse/cover.svelte';
import { untouched } from '../../parts/purse/cover-again';
// Loaded at once, so that a finished test leaves no request pending.
import '../../table/hand/HandTable.svelte';
import type { MoneyCards, Snapshot, TableInfo } from '../../wire/protocol';
import TableHarness from './fixtures/TableHarness.svelte';

const finger = { button: 0, width: 20, height: 20, pressure: 0.5, pointerType: 'touch' };

async function show(name: string): Promise<Seated> {
  const seated = seatedAt(name);
  render(TableHarness, { session: seated.session });
  await vi.waitFor(() => expect(document.querySelector('[data-page=hand] #main')).not.toBeNull());
  return seated;
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const purse = () => screen.getByRole('region', { name: /^Purse/ });

beforeEach(() => setLocale('en'));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the cover of a hand', () => {
  it('is on from the start, and open only while a finger is down', async () => {
    await show('hand-waits');
    expect(purse().textContent).toContain('8 notes');
    expect(purse().textContent).not.toContain('180');
    const look = button('Hold to look');
    await fireEvent.pointerDown(look, finger);
    expect(purse().textContent).toContain('180');
    expect(look.isConnected, 'the button stays under the finger').toBe(true);
    await fireEvent.pointerUp(look, finger);
    await fireEvent.click(look, { detail: 1 });
    expect(purse().textContent).not.toContain('180');
  });

  it('is a toggle for keyboards and screen readers, and values are read only while it is pressed', async () => {
    await show('hand-waits');
    const look = button('Hold to look');
    expect(look.getAttribute('aria-pressed')).toBe('false');
    await fireEvent.click(look, { detail: 0 });
    expect(look.getAttribute('aria-pressed')).toBe('true');
    expect(purse().textContent).toContain('50, 50, 50, 10');
    await fireEvent.pointerDown(look, { ...finger, width: 0, height: 0 });
    await fireEvent.click(look, { detail: 1 });
    expect(look.getAttribute('aria-pressed'), 'a screen reader sends a whole click').toBe('false');
  });

  it('is on again after a finger whose touch has no size', async () => {
    vi.useFakeTimers();
    await show('hand-waits');
    const look = button('Hold to look');
    const touch = { ...finger, width: 0, height: 0 };
    await fireEvent.pointerDown(look, touch);
    expect(purse().textContent).toContain('180');
    vi.advanceTimersByTime(400);
    await fireEvent.pointerUp(look, touch);
    await fireEvent.click(look, { detail: 1 });
    expect(purse().textContent).not.toContain('180');
  });

  it('is left open by the eye, until nobody touches the phone or the page is hidden', async () => {
    vi.useFakeTimers();
    await show('hand-waits');
    await fireEvent.click(button('Secrets are covered. Leave them open'));
    await act(() => vi.advanceTimersByTime(untouched - 1));
    expect(purse().textContent).toContain('180');
    await act(() => vi.advanceTimersByTime(1));
    expect(purse().textContent).not.toContain('180');
    purseCover.toggle();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await act(() => document.dispatchEvent(new Event('visibilitychange')));
    expect(purse().textContent).not.toContain('180');
    hidden.mockRestore();
  });

  it('hides the meaning of bids for the purse', async () => {
    await show('hand-auction');
    expect(button(/^Bid \+10 100/).textContent).not.toContain('exact');
    await fireEvent.click(button('Secrets are covered. Leave them open'));
    expect(button(/^Bid \+10 100 exact/).className).toContain('ok');
  });

  it('is as it was before at the page of the whole table', async () => {
    await show('hand-waits');
    expect(purseCover.on).toBe(true);
    cleanup();
    expect(purseCover.on).toBe(false);
  });
});

/** As many notes as before, with other values. */
const other = (hand: MoneyCards): MoneyCards =>
  Object.values(hand).reduce((sum, count) => sum + count, 0) === 0
    ? {}
    : { 500: Object.values(hand).reduce((sum, count) => sum + count, 0) };

const handed = (name: string): Snapshot | undefined => {
  const { scene } = sceneOf(name);
  return scenes[scene] ?? masterScenes[scene];
};

describe('a covered hand is the same for all purses of as many notes:', () => {
  // In the others, quick choices of notes and the suggestion depend on the purse; the next test is about them.
  const asks = new Set(['hand-pay', 'hand-offer', 'hand-payCards', 'hand-superTrade']);
  it.each(handScenes.filter((name) => !asks.has(name)))('%s', async (name) => {
    const snapshot = handed(name);
    const page = async (hand: MoneyCards) => {
      const { session } = seatedAt(name);
      const view = snapshot?.view;
      if (view === null || view === undefined || session.newest === undefined) throw new Error(name);
      session.receive({
        ...snapshot,
        table: session.newest.table,
        view: { ...view, hand },
      } as Snapshot);
      render(TableHarness, { session });
      await vi.waitFor(() => expect(document.querySelector('[data-page=hand] #main')).not.toBeNull());
      // Parts that load late and show nothing until then, such as the device menu, change the page.
      await vi.dynamicImportSettled();
      await tick();
      const html = document.querySelector('[data-page=hand]')?.outerHTML;
      cleanup();
      // The running time is not a secret.
      return html?.replace(/--gone: [\d.]+ms/, '').split('<');
    };
    const hand = snapshot?.view?.hand ?? {};
    expect(await page(other(hand))).toEqual(await page(hand));
  });

  it.each([...asks])('%s shows no picture and no name of a note', async (name) => {
    await show(name);
    const pictures = [...document.querySelectorAll('[data-page=hand] img')].map((one) =>
      one.getAttribute('src'),
    );
    expect(pictures.filter((one) => /money-\d/.test(one ?? ''))).toEqual([]);
    expect(screen.queryByRole('button', { name: /left in your purse|Take \d+ back/ })).toBeNull();
  });
});

describe('the big screen', () => {
  const withScreen = (session: Seated['session'], screenNow: TableInfo['big_screen']) => {
    const { newest } = session;
    if (newest === undefined) throw new Error('no table');
    const { big_screen: _, ...table } = newest.table;
    session.receive({
      type: 'step',
      version: newest.version + 1,
      now: newest.now,
      events: [],
      table: { ...table, ...(screenNow && { big_screen: screenNow }) },
    });
  };

  it('that is gone for 5 seconds lets the player have the table on the phone, and back', async () => {
    vi.useFakeTimers();
    const { session } = await show('hand-waits');
    await act(() => withScreen(session, { present: false }));
    await act(() => vi.advanceTimersByTime(screenMayBeAway - 1));
    expect(screen.queryByText('The big screen is gone.')).toBeNull();
    await act(() => vi.advanceTimersByTime(1));
    await fireEvent.click(button('Table on this phone'));
    expect(document.querySelector('[data-page=hand]')).toBeNull();
    expect(document.querySelector('.seats')).not.toBeNull();
  });

  it('that is not allowed any more gives the table back', async () => {
    const { session } = await show('hand-waits');
    await act(() => withScreen(session, undefined));
    expect(document.querySelector('[data-page=hand]')).toBeNull();
  });

  it('keeps the phone quiet, unless its player turns the sound on', async () => {
    preferences.choose({ sound: true });
    await show('hand-waits');
    expect(preferences.sound).toBe(false);
    preferences.turnSound(true);
    expect(preferences.sound).toBe(true);
    preferences.turnSound(false);
    cleanup();
    expect(preferences.sound).toBe(true);
  });
});
