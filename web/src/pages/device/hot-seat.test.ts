import { cleanup, configure, fireEvent, render, screen } from '../../../tools/rendering';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { audienceAt, seatedAt, type Eyes } from '../../model/fixtures/seated';
import { setLocale } from '../../parts/i18n/locale.svelte';
// Loaded at once, so that a finished test leaves no request pending.
import '../table/End.svelte';
import '../waiting/WaitingRoom.svelte';
import type { ScreenOptions } from '../../table/connect';
import HotSeat from './HotSeat.svelte';

// Parts of the page are loaded when they are shown.
configure({ asyncUtilTimeout: 20_000 });

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status: 404 })));
  await setLocale('en');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The same table as another player sees it, whom it asks only what it asks all. */
const otherAt = (seat: number): Eyes => ({
  table: (snapshot) => ({
    ...snapshot,
    you: { seat, host: false },
    view: snapshot.view && { ...snapshot.view, seat, hand: {} },
    options: snapshot.options.filter(({ do: what }) => what === 'bid' || what === 'claim'),
  }),
  event: (event) => event,
  view: (view) => view,
});

/** The host has given their seat away. */
const freed: Eyes = {
  ...otherAt(2),
  table: (snapshot) => ({
    ...snapshot,
    you: { seat: null, host: false },
    view: snapshot.view && { ...snapshot.view, seat: null, hand: {} },
    options: [],
  }),
};

/** Lena, whom the table asks, and the player of seat 2 share one device. */
function openAt(scene: string, eyes = otherAt(2)) {
  const lena = seatedAt(scene);
  const other = seatedAt(scene, {}, eyes);
  const people = [lena, other].map(({ session }, place) => ({ seat: place * 2, sit: () => session }));
  // For both the device has a session of the audience, which knows the people.
  const all = audienceAt(scene);
  render(HotSeat, {
    people,
    watch: ({ device }: ScreenOptions) => Object.assign(all.session, { hotSeat: device?.hotSeat }),
  });
  return { lena, other };
}
const openNotes = () => document.querySelectorAll('img[src*="/money-"]:not([src*="/money-back"])').length;

it('shows the room to the first person before the game', async () => {
  openAt('waiting');
  expect(await screen.findByRole('heading', { name: 'Play again?' })).toBeDefined();
  expect(screen.queryByRole('heading', { name: /^Pass the device/ })).toBeNull();
});

it('is passed to the only person who is asked, and shows the hand to nobody before', async () => {
  openAt('offer');
  await screen.findByRole('heading', { name: 'Pass the device to Lena' });
  expect(openNotes()).toBe(0);
  await fireEvent.click(screen.getByRole('button', { name: 'I’m Lena' }));
  expect(await screen.findByRole('heading', { name: /^Make your offer/ })).toBeDefined();
});

it('in an auction both bid by name, and neither hand is shown', async () => {
  const { lena, other } = openAt('auction');
  const seat = lena.session.model?.table.seats[2];
  const called = seat?.kind === 'person' || seat?.kind === 'bot' ? seat.name : '';
  await fireEvent.click(await screen.findByRole('button', { name: 'Lena bids 100' }));
  await fireEvent.click(screen.getByRole('button', { name: `${called} bids 100` }));
  expect(openNotes()).toBe(0);
  expect(lena.asked).toMatchObject([{ command: { do: 'bid', amount: 100 } }]);
  expect(other.asked).toHaveLength(1);
});

it('in a countdown each has a button with their name', async () => {
  const { lena, other } = openAt('mine');
  const claims = await screen.findAllByRole('button', { name: /calls: mine!$/ });
  expect(claims).toHaveLength(2);
  for (const button of claims) await fireEvent.click(button);
  expect([...lena.asked, ...other.asked]).toMatchObject(Array(2).fill({ command: { do: 'claim' } }));
});

it('is not passed to the only person who still has a seat', async () => {
  openAt('offer', freed);
  expect(await screen.findByRole('heading', { name: /^Make your offer/ })).toBeDefined();
  expect(screen.queryByRole('heading', { name: /^Pass the device/ })).toBeNull();
});
