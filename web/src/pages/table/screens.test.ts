import { cleanup, fireEvent, render, screen, within } from '../../../tools/rendering';
import { beforeEach, describe, expect, it } from 'vitest';
import { art } from '../../parts/art/pictures';
import { setLocale } from '../../parts/i18n/locale.svelte';
import { moments } from '../../model/fixtures/moments';
import { scenes } from '../../model/fixtures/scenes';
import type { Snapshot } from '../../wire/protocol';
import { seatedAt, type Seated } from '../../model/fixtures/seated';
import type { Send } from '../../model/session/commands.svelte';
import TableHarness from './fixtures/TableHarness.svelte';

function show(name: string, send?: Send): Seated {
  const seated = seatedAt(name, send && { send });
  render(TableHarness, { session: seated.session });
  return seated;
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });

beforeEach(() => setLocale('en'));

describe('the seats', () => {
  it('show a bot by the face of its kind, and people by their own face or the emblem of their seat', () => {
    show('auction');
    const seatOf = (name: string) => screen.getByText(name, { selector: '.seat .name' }).closest('.seat');
    expect(seatOf('Opa')?.querySelector('.face img')?.getAttribute('src')).toBe(art('bot-farmer'));
    expect(seatOf('Opa')?.querySelector('.badge .emblem')).not.toBeNull();
    expect(seatOf('Ben')?.querySelector('.face img')?.getAttribute('src')).toBe(art('dog'));
    expect(seatOf('Anna')?.querySelector('.face')).toBeNull();
    expect(seatOf('Anna')?.querySelector('.emblem')).not.toBeNull();
  });
});

describe('the dock', () => {
  it('offers what the server allows: an auction, and each legal trade', async () => {
    const { asked } = show('turn');
    await fireEvent.click(button(/Cow with Ben/));
    expect(asked).toEqual([]);
    await fireEvent.click(button(/^10: /));
    await fireEvent.click(button('Offer 1 note'));
    expect(asked).toEqual([{ command: { do: 'challenge', seat: 2, animal: 'cow' } }]);
  });

  it('takes a chosen trade back until the offer is laid', async () => {
    const { asked } = show('turn');
    await fireEvent.click(button(/Cow with Ben/));
    await fireEvent.click(button('Another choice'));
    await fireEvent.click(button(/Auction/));
    expect(asked).toEqual([{ command: { do: 'auction' } }]);
  });

  it('auctions at a tap on the pile too', async () => {
    const { asked } = show('turn');
    await fireEvent.click(document.querySelector('.deck button') as Element);
    expect(asked).toEqual([{ command: { do: 'auction' } }]);
  });

  it('marks bids by their meaning for my hand', () => {
    show('auction');
    expect(button(/Bid 100 \+10 exact/)).toBeTruthy();
    expect(button(/140 \+50 pays 150/)).toBeTruthy();
  });

  it('bids with a tap', async () => {
    const { asked } = show('auction');
    await fireEvent.click(button(/Bid 110/));
    expect(asked).toEqual([{ command: { do: 'bid', amount: 110 } }]);
  });

  it('starts a payment with the suggestion and takes money cards back and forth', async () => {
    const { asked } = show('pay');
    await fireEvent.click(button('Take 10 back'));
    expect(button('10 short').hasAttribute('disabled')).toBe(true);
    await fireEvent.click(button(/^50: 1 left/));
    await fireEvent.click(button('Pay 150, 40 too much'));
    expect(asked).toEqual([{ command: { do: 'pay', money: { 50: 3 } } }]);
  });

  it('sends a move once, however often its button is pressed', async () => {
    const { asked } = show('pay');
    const pay = button(/^Pay 110/);
    await Promise.all([fireEvent.click(pay), fireEvent.click(pay)]);
    expect(asked).toHaveLength(1);
  });

  it('offers money face down, or nothing if allowed', async () => {
    const { asked } = show('offer');
    expect(button('Offer nothing').hasAttribute('disabled')).toBe(false);
    await fireEvent.click(button(/^One zero/));
    await fireEvent.click(button('Offer 1 note'));
    expect(asked).toEqual([{ command: { do: 'offer', money: { 0: 1 } } }]);
  });

  it('counters only with money cards', async () => {
    const { asked } = show('answer');
    expect(button('Choose notes to counter').hasAttribute('disabled')).toBe(true);
    await fireEvent.click(button(/^200: 1 left/));
    await fireEvent.click(button('Counter with 1 note'));
    expect(asked).toEqual([{ command: { do: 'counter', money: { 200: 1 } } }]);
  });

  it('describes in German what you and others must do', async () => {
    await setLocale('de');
    show('answer');
    expect(screen.getByText('musst antworten')).toBeTruthy();
    show('offer');
    expect(screen.getByText('muss tauschen')).toBeTruthy();
  });

  it('accepts keys as well as taps', async () => {
    const { asked } = show('right');
    await fireEvent.keyDown(window, { key: 's' });
    expect(asked).toEqual([{ command: { do: 'sell' } }]);
  });
});

describe('the stage', () => {
  it('shows the sums of a trade only to the two traders, and not before they are counted', async () => {
    const { session } = show('reveal');
    expect(screen.getByText('you and Anna only')).toBeTruthy();
    expect(screen.queryByText('150')).toBeNull();
    session.skip();
    expect(await screen.findByText('150')).toBeTruthy();
  });

  it.each(Object.keys(moments))('asks nothing during %s, but continues at a tap', (name) => {
    const { session } = seatedAt(name);
    const { container } = render(TableHarness, { session });
    expect(session.model?.options).toEqual([]);
    expect(container.querySelector('.dock #show-on')).not.toBeNull();
  });

  it('shows an own quartet large, and that of another at their seat next to the ring (C9.1)', () => {
    show('quartetOfAnother');
    expect(screen.getByText('Four pigs!').closest('[data-place=seat-3]')).not.toBeNull();
    expect(document.querySelector('.ring')).not.toBeNull();
    expect(document.querySelector('.quartet')).toBeNull();
    cleanup();
    show('quartet');
    expect(screen.getByText(/Four pigs!/).closest('.quartet')).not.toBeNull();
  });

  it('shows a pedigree in the ring, with the initial price of the countdown (C7.1)', () => {
    show('pedigree');
    expect(screen.getByRole('img', { name: /Goat pedigree, worth at least 250/ })).toBeTruthy();
    expect(document.querySelector('.standing .num')?.textContent).toBe('10');
  });

  it('shows what the clock did for a player, until they return', async () => {
    const { session } = show('auction');
    session.receive({
      type: 'step',
      version: (session.model?.version ?? 0) + 1,
      now: session.model?.now ?? 0,
      events: [{ name: 'slept', seat: 0 }],
    });
    expect(
      await screen.findByText('Your time was up, without a move.', { selector: '.strip span' }),
    ).toBeTruthy();
    await fireEvent.pointerDown(window);
    expect(screen.queryByText('Your time was up, without a move.', { selector: '.strip span' })).toBeNull();
  });

  it('shows the audience no hand', () => {
    show('watching');
    expect(screen.queryByText('only you')).toBeNull();
    expect(screen.getByText('You’re watching')).toBeTruthy();
  });
});

describe('every screen', () => {
  it('renders names as text, never as markup', () => {
    const evil = '<img src=x onerror=alert(1)>';
    const { session } = seatedAt('auction');
    const snapshot = scenes['auction'] as Snapshot;
    const seats = snapshot.table.seats.map((seat, index) => (index === 1 ? { ...seat, name: evil } : seat));
    session.receive({
      ...snapshot,
      table: { ...snapshot.table, name: evil, seats },
    });
    const { container } = render(TableHarness, { session });
    expect(container.querySelector('img[src=x]')).toBeNull();
    expect(within(container).getAllByText(evil).length).toBeGreaterThan(0);
  });

  it('switches its language at once', async () => {
    show('turn');
    await setLocale('de');
    expect(await screen.findByText('Karte versteigern')).toBeTruthy();
  });

  it('shows a refusal with its clause', async () => {
    const refusal = {
      type: 'refused',
      id: '1',
      refusal: 'bid_too_low',
      clause: 'C4.1',
      message: '',
    } as const;
    const { session } = show('auction', () => Promise.resolve(refusal));
    await session.commands.do({ do: 'bid', amount: 10 });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('at least 10');
    expect(alert.textContent).toContain('C4.1');
  });
});
