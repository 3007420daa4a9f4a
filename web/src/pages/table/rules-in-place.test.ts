import { fireEvent, render, screen } from '../../../tools/rendering';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { setLocale } from '../../parts/i18n/locale.svelte';
import { seatedAt, type Seated } from '../../model/fixtures/seated';
import TableHarness from './fixtures/TableHarness.svelte';
import { ruleBook } from '../../parts/rules/rule-book.svelte';

function show(name: string): Seated {
  const seated = seatedAt(name);
  render(TableHarness, { session: seated.session });
  return seated;
}

const heading = (name: string) => screen.findByRole('heading', { name });
const rulesButton = () => screen.getByRole('button', { name: /^Rules: tap anything/ });

beforeEach(() => setLocale('en'));
afterEach(() => ruleBook.close());

it('a tap on the question, the ring or the edition opens its rule', async () => {
  show('auction');
  await fireEvent.click(screen.getByRole('heading', { name: 'Bid for the cow' }));
  await heading('Bidding');
  await fireEvent.click(screen.getByText(/^2nd edition/));
  await heading('House rules');
  await fireEvent.keyDown(window, { key: 'Escape' });
  expect(ruleBook.shown).toBeUndefined();
});

it('a tap presses a button, or explains it in rules mode', async () => {
  const { asked } = show('auction');
  await fireEvent.click(rulesButton());
  await fireEvent.click(screen.getByRole('button', { name: /Bid 100 \+10/ }));
  expect(asked).toEqual([]);
  await fireEvent.click(screen.getByRole('button', { name: /Bid 100 \+10/ }));
  expect(asked).toHaveLength(1);
});

it('the rules open at the current question, and link to neighbouring rules', async () => {
  show('division');
  await fireEvent.click(rulesButton());
  await heading('Keep or give');
  await fireEvent.click(screen.getByRole('button', { name: 'C10.4' }));
  await heading('The other player’s view');
  await fireEvent.click(screen.getByRole('button', { name: 'All rules' }));
  await heading('The rules of this table');
  expect(screen.queryByText('Going once, going twice')).toBeNull();
});

it('the key R opens the rule of the focused element', async () => {
  show('mine');
  await fireEvent.keyDown(window, { key: 'r' });
  await heading('MINE!');
});

it('a rule shows the choice of this table', async () => {
  show('shown');
  await fireEvent.click(screen.getByRole('heading', { name: 'Can’t pay' }));
  await screen.findAllByRole('heading', { name: 'Can’t pay' });
  expect(await screen.findByText(/auctioned again without them/)).toBeTruthy();
});

it('the standing leads to the clause that scores it', async () => {
  show('masterScore');
  const [first] = await screen.findAllByRole('button', { name: 'Rule C9.4' });
  if (first !== undefined) await fireEvent.click(first);
  await heading('The score in five steps');
});
