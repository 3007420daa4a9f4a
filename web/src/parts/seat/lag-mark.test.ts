import { render, screen } from '../../../tools/rendering';
import { beforeEach, expect, it } from 'vitest';
import { modelAt } from '../../model/fixtures/models';
import type { Model } from '../../model/model';
import { setLocale } from '../i18n/locale.svelte';
import LagMark from './LagMark.svelte';

/** Anna's connection takes 250 ms; races trust this part of it. */
function strictly(believed: number, more: object = {}): Model {
  const model = modelAt('auction');
  const seats = model.table.seats.map((seat, place) =>
    place === 1 ? { kind: 'person' as const, name: 'Anna', away: false, lag: 250, ...more } : seat,
  );
  return { ...model, table: { ...model.table, fairness: 'strict', seats, believed: [0, believed, 0, 0, 0] } };
}
const mark = (model: Model) => {
  render(LagMark, { model, seat: 1 });
  return screen.getByRole('button');
};

beforeEach(() => setLocale('en'));

it('a player with capped compensation is marked, with the cost', () => {
  const button = mark(strictly(120));
  expect(button.getAttribute('aria-label')).toBe('Anna’s connection: 250 ms round trip, loses 130 ms');
  expect(button.classList.contains('outside')).toBe(true);
  expect(screen.getByText(/60 ms slower than the median of the others/)).toBeTruthy();
});

it('a fully compensated player is not marked', () => {
  const button = mark(strictly(250));
  expect(button.getAttribute('aria-label')).toBe('Anna’s connection: 250 ms round trip');
  expect(button.classList.contains('outside')).toBe(false);
});

it('a player whose presses became slower than at the start is marked', () => {
  expect(mark(strictly(250, { doubted: true })).classList.contains('outside')).toBe(true);
  expect(screen.getAllByText(/slower than at the start of the game/)[0]).toBeTruthy();
});
