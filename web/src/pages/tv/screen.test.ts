import { cleanup, render, screen } from '../../../tools/rendering';
import { flushSync } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { scenes } from '../../model/fixtures/scenes';
import { audienceAt, visitorAt } from '../../model/fixtures/seated';
import { now } from '../../model/fixtures/sunday';
import type { GameEvent, View } from '../../wire/protocol';
import ScreenHarness from './fixtures/ScreenHarness.svelte';

const open = (scene: string, silent = false) =>
  render(ScreenHarness, { session: audienceAt(scene).session, silent });
const textOf = (): string => document.body.textContent.replaceAll(/\s+/g, ' ');

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the big screen', () => {
  it('invites with a code in two groups, and names who starts', () => {
    open('waiting');
    expect(textOf()).toContain('MUK\u00a0OBA'.replaceAll(/\s+/g, ' '));
    screen.getByText('kuhhandel.example');
    screen.getByText('Lena starts on the phone: 4 of 5 are here');
  });

  it('tells how phones become hands, if the host has not allowed a screen yet', () => {
    const { session } = visitorAt('waiting');
    const { container } = render(ScreenHarness, { session });
    expect(container.textContent).toContain('A public table has no big screen: this page only watches');
    const { model } = session;
    if (model === undefined) throw new Error('no table');
    const snapshot = scenes['waiting'];
    if (snapshot === undefined) throw new Error('no scene');
    session.receive({
      ...snapshot,
      you: { seat: null, host: false },
      table: { ...model.table, public: false },
      version: model.version + 1,
    });
    flushSync();
    expect(container.textContent).toContain('Lena can choose ‘Use a big screen’ on the phone');
  });

  it.each(['waiting', 'turn', 'auction', 'paused'])(
    'shows no way in to the viewers of a stream: %s',
    (scene) => {
      open(scene, true);
      expect(textOf()).not.toContain('MUK');
      expect(screen.queryByText('kuhhandel.example')).toBeNull();
    },
  );

  it('shows who has what, and whose turn it is', () => {
    open('turn');
    screen.getByRole('heading', { name: 'Lena’s turn' });
    screen.getByText('Auction a card, or trade?');
    screen.getByLabelText('Cow, 2 of 4');
    expect(screen.getAllByRole('row')).toHaveLength(6);
  });

  it('tells a guest who comes late how to get in, unless phones cannot reach the server', () => {
    open('turn');
    expect(textOf()).toContain('MUK\u00a0OBA'.replaceAll(/\s+/g, ' '));
    screen.getByText('kuhhandel.example');
  });

  it('shows the price, the ladder, and the number of everybody’s notes', () => {
    open('auction');
    const ladder = screen.getByRole('list', { name: 'Price ladder, highest first' });
    expect([...ladder.children].map((rung) => rung.textContent.trim())).toEqual([
      '90',
      '80',
      '60',
      '50',
      '30',
    ]);
    screen.getByText('Going once…');
    expect(textOf()).toContain('leads');
  });

  it('keeps ring, card and tiles from the bids until the lot is paid', () => {
    const { session } = audienceAt('auction');
    const { container } = render(ScreenHarness, { session });
    const parts = () => ['.ring', '.ring .card', '.tile'].map((part) => container.querySelector(part));
    const atFirst = parts();
    const step = (events: GameEvent[], phase: View['phase'], opens?: { opens_at: number }) => {
      const { model } = session;
      if (model?.view == null) throw new Error('no game');
      const version = model.version + 1;
      session.receive({ type: 'step', version, now, events, view: { ...model.view, phase }, ...opens });
      flushSync();
    };
    step(
      [
        { name: 'knocked', to: 4, amount: 90 },
        { name: 'sold', auctioneer: 1, bidder: 4, amount: 90 },
      ],
      { name: 'payment', payer: 4, payee: 1, at_least: 90, lot: 'cow' },
    );
    screen.getByText(/^Sold to/);
    expect(parts().every((part, index) => part === atFirst[index])).toBe(true);
    step(
      [
        { name: 'paid', payer: 4, payee: 1, open: false, cards: 2 },
        { name: 'took', seat: 4, animal: 'cow', count: 1, from: null },
      ],
      { name: 'turn_choice', may: ['auction'] },
      { opens_at: now + 60_000 },
    );
    expect(session.director.moment?.kind).toBe('sale');
    expect(parts().every((part, index) => part === atFirst[index])).toBe(true);
  });

  it('keeps the ring while a bot chooses, and shows the herds to a person who thinks', () => {
    vi.useFakeTimers();
    const { session } = audienceAt('auction');
    const { container } = render(ScreenHarness, { session });
    const ring = container.querySelector('.ring');
    const enter = (phase: View['phase']) => {
      const { model } = session;
      if (model?.view == null) throw new Error('no game');
      const version = model.version + 1;
      session.receive({ type: 'step', version, now, events: [], view: { ...model.view, phase } });
      flushSync();
    };
    const bidding = session.model?.view?.phase;
    if (bidding?.name !== 'bidding') throw new Error('no auction');
    for (const rest of [100, 499]) {
      enter({ name: 'payment', payer: 4, payee: 1, at_least: 90, lot: 'cow' });
      enter({ name: 'turn_choice', may: ['auction'] });
      vi.advanceTimersByTime(rest);
      flushSync();
      expect(container.querySelector('.herds')).toBeNull();
      enter({ ...bidding, lot: 'dog' });
      expect(container.querySelector('.ring')).toBe(ring);
    }
    enter({ name: 'payment', payer: 4, payee: 1, at_least: 90, lot: 'cow' });
    enter({ name: 'turn_choice', may: ['auction'] });
    vi.advanceTimersByTime(500);
    flushSync();
    expect(container.querySelector('.herds')).not.toBeNull();
    expect(container.querySelector('.ring')).toBeNull();
  });

  it('counts the notes of a trade, and never their sum', () => {
    open('reveal');
    expect(textOf()).toMatch(/Horse trade: all four sheep/);
    expect(textOf()).toMatch(/Who bluffs\?/);
  });

  it('asks who wants another game', () => {
    open('finished');
    screen.getByRole('heading', { name: 'Ben wins' });
    screen.getByText('0 of 3 are ready');
  });
});
