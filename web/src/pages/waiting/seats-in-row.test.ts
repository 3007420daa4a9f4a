import { fireEvent, render, screen } from '../../../tools/rendering';
import { expect, it } from 'vitest';
import { seatedAt, takesNoSeat } from '../../model/fixtures/seated';
import SeatsHarness from './fixtures/SeatsHarness.svelte';

it('frees the seat of a bot whose face was tapped', async () => {
  const { session, asked } = seatedAt('waiting', { seating: { takeSeat: takesNoSeat } });
  render(SeatsHarness, { session, addBot: () => undefined });
  await fireEvent.click(screen.getByRole('button', { name: /^Cleo/ }));
  await fireEvent.click(screen.getByRole('button', { name: 'Remove Cleo' }));
  expect(asked).toEqual([{ order: { do: 'free_seat', seat: 4 } }]);
  expect(screen.queryByRole('button', { name: 'Remove Cleo' })).toBeNull();
});

it('a tap on a free seat adds a bot there', async () => {
  const { session } = seatedAt('waiting');
  const added: number[] = [];
  render(SeatsHarness, { session, addBot: (seat: number) => added.push(seat) });
  await fireEvent.click(screen.getByRole('button', { name: /Add a bot to seat 4/ }));
  expect(added).toEqual([3]);
});
