import { fireEvent, render, screen, within } from '../../../tools/rendering';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { seatedAt } from '../../model/fixtures/seated';
import { announcer } from '../../parts/announce/announcer.svelte';
import { setLocale } from '../../parts/i18n/locale.svelte';
import TableHarness from './fixtures/TableHarness.svelte';

const show = (name: string) => render(TableHarness, { session: seatedAt(name).session });
const skip = () => screen.findByRole('button', { name: 'Skip the counting' });
const standing = () => screen.findByRole('heading', { name: 'Final standing' });
/** Returns the text without spaces, which pictures and signs may contain. */
const textOf = (row: Element | undefined) => row?.textContent.replaceAll(/\s+/g, '') ?? '';

/** Returns the rows of the standing, as they are read. */
async function rows(): Promise<HTMLElement[]> {
  const panel = (await standing()).closest('section');
  if (panel === null) throw new Error('no standing');
  return within(panel)
    .getAllByRole('listitem')
    .filter((row) => row.classList.contains('rank-row'));
}

beforeEach(() => setLocale('en'));

describe('the end of a game', () => {
  it('is counted for present players, from the first step to the standing', async () => {
    show('counting');
    await skip();
    expect(screen.getByRole('heading', { name: 'The barns open' })).toBeTruthy();
    expect(screen.queryByText('Final standing')).toBeNull();
    // Lena, Anna, Ben, Opa and Cleo: each tap counts one more, the last one leads to the standing.
    for (let tap = 0; tap < 7; tap += 1) await fireEvent.keyDown(window, { key: 'Enter' });
    await standing();
  });

  it('announces place and points of each player, last first', async () => {
    const announce = vi.spyOn(announcer, 'announce');
    show('counting');
    await skip();
    for (let tap = 0; tap < 6; tap += 1) await fireEvent.keyDown(window, { key: ' ' });
    expect(announce.mock.calls.map(([text]) => text)).toEqual([
      '5th place: Opa, 0.',
      '4th place: Anna, 350.',
      '3rd place: Cleo, 1480.',
      '2nd place: You, 1920.',
      '1st place: Ben, 2020.',
    ]);
  });

  it('is not skipped on a phone at a big screen, which is still counting', async () => {
    show('hand-counting');
    await screen.findByRole('heading', { name: 'The barns open' });
    for (let tap = 0; tap < 7; tap += 1) await fireEvent.keyDown(window, { key: 'Enter' });
    expect(screen.getByRole('heading', { name: 'The barns open' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Skip the counting' })).toBeNull();
  });

  it('can be shown without the counting', async () => {
    show('masterCounting');
    await fireEvent.click(await skip());
    await standing();
  });

  it('shows the winner first, even if the table was scrolled down', async () => {
    const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    show('counting');
    expect(scroll).not.toHaveBeenCalled();
    await fireEvent.click(await skip());
    await standing();
    expect(scroll).toHaveBeenCalledWith(0, 0);
  });

  it('is a standing at once for a late client', async () => {
    show('finished');
    await standing();
    expect(screen.queryByRole('button', { name: 'Skip the counting' })).toBeNull();
  });
});

describe('the standing', () => {
  it('shows all parts of the score in each row (C9.1)', async () => {
    show('finished');
    const [first, , , , last] = await rows();
    expect(textOf(first)).toMatch(/Ben2020\(1000\+10\)×2$/);
    expect(textOf(last)).toContain('Noquartet');
  });

  it('shows the rats, the excluded quartet, and rosettes inside and after the brackets (C9.4)', async () => {
    show('masterScore');
    const [first] = await rows();
    expect(textOf(first)).toMatch(/You2670\(160\+800\+250\)×2\+250/);
    if (first === undefined) return;
    const pictures = within(first).getAllByRole('img');
    expect(
      pictures.map((one) => one.getAttribute('aria-label') ?? one.getAttribute('alt')).slice(0, 2),
    ).toEqual(['All rats: they strike out a quartet', 'Goose, 4 of 4']);
    expect(textOf(first)).toContain('Theycost1330.');
  });

  it('has a kind line only for the last player', async () => {
    const { container } = show('masterScore');
    const all = await rows();
    expect(container.querySelectorAll('.kind')).toHaveLength(1);
    expect(all.at(-1)?.querySelector('.kind')?.textContent.length).toBeGreaterThan(5);
  });
});
