import { cleanup, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { scenes } from '../../model/fixtures/scenes';
import { audienceAt, visitorAt } from '../../model/fixtures/seated';
import ScreenHarness from './fixtures/ScreenHarness.svelte';

const open = (scene: string, silent = false) =>
  render(ScreenHarness, { session: audienceAt(scene).session, silent });
const textOf = (): string => document.body.textContent.replaceAll(/\s+/g, ' ');

afterEach(cleanup);

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
