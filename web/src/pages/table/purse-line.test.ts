import { cleanup, render, screen } from '../../../tools/rendering';
import { afterEach, expect, it } from 'vitest';
import { seatedAt } from '../../model/fixtures/seated';
import TableHarness from './fixtures/TableHarness.svelte';

afterEach(cleanup);

it.each(['turn', 'mine', 'auction', 'quartet', 'tie'])(
  'the purse is in one line of the dock in %s',
  (scene) => {
    const { session } = seatedAt(scene);
    render(TableHarness, { session });
    const line = document.querySelector('.dock > .purse-line');
    expect(line?.textContent).toMatch(/^Purse/);
  },
);

it('spectators have no purse', () => {
  const { session } = seatedAt('watching');
  render(TableHarness, { session });
  expect(screen.queryByRole('group', { name: 'Your purse' })).toBeNull();
});
