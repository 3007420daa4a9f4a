import { render, screen } from '../../../tools/rendering';
import { expect, it } from 'vitest';
import { modelAt } from '../../model/fixtures/models';
import AllHerds from './AllHerds.svelte';

it('shows the herds and numbers of notes of all other players', () => {
  const model = modelAt('offer');
  if (model.view === null) throw new Error('the scene has no game');
  render(AllHerds, { scene: { model, view: model.view } });
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows).toHaveLength(model.view.seats - 1);
  expect(rows[0]).toContain('8 notes');
});
