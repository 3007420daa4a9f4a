import { render, screen } from '../../../tools/rendering';
import { expect, it } from 'vitest';
import { purseCover } from './cover.svelte';
import PurseLine from './PurseLine.svelte';

it('shows the sum and the notes, and only their number while the purse is covered', async () => {
  render(PurseLine, { money: { 0: 2, 10: 3, 50: 3 }, seat: 0 });
  const line = screen.getByRole('group', { name: 'Your purse' });
  expect(line.textContent).toContain('180');
  expect(screen.getByRole('img', { name: '50: 3 in your purse' })).toBeTruthy();
  screen.getByRole('button', { name: 'Cover my purse' }).click();
  await expect.poll(() => line.textContent).toContain('8 notes');
  expect(line.textContent).not.toContain('180');
  purseCover.toggle();
});

it('shows the five highest values and the number of the others', () => {
  render(PurseLine, { money: { 0: 1, 10: 1, 20: 1, 50: 1, 100: 1, 200: 1, 500: 1 }, seat: 0 });
  const line = screen.getAllByRole('group', { name: 'Your purse' }).at(-1);
  expect(line?.querySelectorAll('[role=img]')).toHaveLength(5);
  expect(line?.textContent).toContain('+2');
});
