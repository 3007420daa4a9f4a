import { render, screen, within } from '../../../tools/rendering';
import { expect, it } from 'vitest';
import { modelAt } from '../../model/fixtures/models';
import { Tray } from '../../parts/purse/tray.svelte';
import TradeHand from './TradeHand.svelte';

it('has the own notes, and the herds of all others for a phone in landscape', () => {
  const model = modelAt('offer');
  if (model.view === null) throw new Error('the scene has no game');
  const scene = { model, view: model.view };
  render(TradeHand, { scene, tray: new Tray({ '0': 2, '50': 1 }), values: [0, 10, 50] });

  expect(screen.getByRole('button', { name: /^50: 1 left/ })).toBeDefined();
  const rows = within(screen.getByRole('list', { name: 'Players', hidden: true }));
  expect(rows.getAllByRole('listitem', { hidden: true })).toHaveLength(model.view.seats - 1);
});
