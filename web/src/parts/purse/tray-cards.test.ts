import { render, screen } from '../../../tools/rendering';
import { expect, it } from 'vitest';
import { purseCover } from './cover.svelte';
import { Tray } from './tray.svelte';
import TrayCards from './TrayCards.svelte';

it('hides the sum of the tray while the purse is covered', async () => {
  const tray = new Tray({ 50: 2 });
  tray.add(50);
  tray.add(50);
  render(TrayCards, { tray, caption: '2 notes', seat: 0 });
  const group = screen.getByRole('group');
  expect(group.textContent).toContain('100');
  purseCover.toggle();
  await expect.poll(() => group.textContent).not.toContain('100');
  expect(group.textContent).toContain('2 notes');
  purseCover.toggle();
});
