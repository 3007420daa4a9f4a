import { expect, it } from 'vitest';
import { modelAt } from '../../model/fixtures/models';
import type { Model } from '../../model/model';
import type { SeatInfo } from '../../wire/protocol';
import { isolated } from '../../parts/i18n/isolated';
import { rematchOf } from './rematch';

const person = (name: string, ready: boolean, away = false): SeatInfo => ({
  kind: 'person',
  name,
  away,
  lag: 0,
  ...(ready && { ready }),
});
const bot: SeatInfo = { kind: 'bot', name: 'Hugo', bot: 'miser' };

function finished(seats: readonly SeatInfo[], state: 'finished' | 'running' = 'finished'): Model {
  const model = modelAt('finished');
  return {
    ...model,
    table: { ...model.table, state, host: 0, seats: [...seats] },
    you: { ...model.you, seat: 0, host: true },
  };
}

it('names the first other who wants another game, and counts people only', () => {
  const rematch = rematchOf(
    finished([person('Lena', false), person('Björn', true), bot, person('Opa', true)]),
  );
  expect(rematch).toMatchObject({ first: 1, ready: 2, people: 3, mine: false, missing: [] });
});

it('names those for whom a ready player waits, also the absent', () => {
  const rematch = rematchOf(
    finished([person('Lena', true), person('Anna', false), bot, person('Opa', true, true)]),
  );
  expect(rematch).toMatchObject({ mine: true, ready: 1, first: undefined });
  expect(rematch?.missing).toEqual(['Anna', 'Opa'].map(isolated));
});

it('is undefined against bots alone, and during a game', () => {
  expect(rematchOf(finished([person('Lena', false), bot]))).toBeUndefined();
  expect(rematchOf(finished([person('Lena', false), person('Anna', true)], 'running'))).toBeUndefined();
});
