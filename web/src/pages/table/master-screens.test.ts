import { fireEvent, render, screen } from '../../../tools/rendering';
import { beforeEach, describe, expect, it } from 'vitest';
import { now } from '../../model/fixtures/sunday';
import { setLocale } from '../../parts/i18n/locale.svelte';
import { seatedAt, type Seated } from '../../model/fixtures/seated';
import TableHarness from './fixtures/TableHarness.svelte';

function show(name: string): Seated {
  const seated = seatedAt(name);
  render(TableHarness, { session: seated.session });
  return seated;
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
/** Questions of a single edition are loaded when they are asked. */
const comes = (name: string | RegExp) => screen.findByRole('button', { name });
const press = (key: string) => fireEvent.keyDown(window, { key });

beforeEach(() => setLocale('en'));

describe('the countdown of a pedigree (C7)', () => {
  it('can be claimed by the button, the space bar or M, and only once', async () => {
    const { asked } = show('mine');
    await press(' ');
    await press('m');
    await fireEvent.click(button('MINE!'));
    expect(asked).toMatchObject([{ command: { do: 'claim' }, seen: { at: now } }]);
  });

  it('shows my hand size, and that more is a bluff', () => {
    show('mineBluff');
    expect(screen.getByText('you hold 3: a bluff')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Countdown at 6' })).toBeTruthy();
  });

  it('shows a player who had too few cards from which count they may claim again (C7.5)', () => {
    show('mineBound');
    expect(button('MINE!').hasAttribute('disabled')).toBe(true);
    expect(screen.getByText('You showed 3 notes: you may claim again at 3.')).toBeTruthy();
  });

  it('is paid with exactly that many cards, of any value (C7.1)', async () => {
    const { asked } = show('payCards');
    const [ten] = screen.getAllByRole('button', { name: 'Take 10 back' });
    if (ten !== undefined) await fireEvent.click(ten);
    expect(button('1 note short').hasAttribute('disabled')).toBe(true);
    await fireEvent.click(button(/^20: 1 left/));
    await fireEvent.click(button('Pay 4 notes, worth 30'));
    expect(asked).toEqual([{ command: { do: 'pay', money: { 0: 2, 10: 1, 20: 1 } } }]);
  });

  it('asks the auctioneer before any card is seen (C7.2)', async () => {
    const { asked } = show('claimRight');
    expect(button(/Cleo pays you 6 notes/)).toBeTruthy();
    await fireEvent.click(button(/you pay Cleo 6 notes/));
    expect(asked).toEqual([{ command: { do: 'buy' } }]);
  });
});

describe('a rat (C8)', () => {
  it('is taken, or passed with one card by a tap on it', async () => {
    const { asked } = show('rat');
    await comes(/and the 2 notes on it · your 2nd rat/);
    await fireEvent.click(button(/^Put a 20/));
    expect(asked).toEqual([{ command: { do: 'lay', card: 20 } }]);
  });

  it('moves from the auctioneer’s left, and all see who has paid', async () => {
    show('rat');
    const order = await screen.findByRole('list', { name: 'Order of asking' });
    expect([...order.children].map((seat) => seat.textContent.replaceAll(/\s+/g, ' ').trim())).toEqual([
      'Opa added a note',
      'Cleo added a note',
      'You your choice',
      'Anna to come',
      'Ben auctioneer, last',
    ]);
  });

  it('shows its money only to the taker', () => {
    show('ratTaken');
    expect(screen.getByText('You take the rat')).toBeTruthy();
    expect(screen.getByRole('img', { name: '50' })).toBeTruthy();
  });
});

it('four rats: each quartet shows the score if it is excluded (C9.4)', async () => {
  const { asked } = show('exclusion');
  await comes(/Without the geese.*most points.*2670 points/);
  await fireEvent.click(button(/Without the dogs.*2430 points/));
  expect(asked).toEqual([{ command: { do: 'exclude', animal: 'dog' } }]);
});

describe('a duel (C10)', () => {
  it('shows the looked-at card, and its value for each player', async () => {
    const { asked } = show('division');
    await comes(/Mara’s 4th goat, a quartet; you get the next card/);
    expect(screen.getByText('only you see this card')).toBeTruthy();
    await press('k');
    expect(asked).toEqual([{ command: { do: 'keep' } }]);
  });

  it('shows the other player only its back', () => {
    show('divisionOther');
    expect(screen.queryByText('only you see this card')).toBeNull();
    expect(screen.getByRole('img', { name: 'Mara is looking at the top card' })).toBeTruthy();
  });

  it('shows what each received; money stays hidden (C10.4)', () => {
    show('divided');
    expect(screen.getByText('Mara gives the card away')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'money, unseen' })).toBeTruthy();
  });
});

it('a player may stop after a trade with super trading (C11.1)', async () => {
  const { asked } = show('superTrade');
  await fireEvent.click(button('End turn'));
  expect(asked).toEqual([{ command: { do: 'stop' } }]);
});
