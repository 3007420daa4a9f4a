import { expect, it } from 'vitest';
import { moments } from '../fixtures/moments';
import { seatedAt } from '../fixtures/seated';
import type { Model } from '../model';
import { lastActOf } from '../moment-timing';
import { shotsOf } from './shots';

const lasts = 15_000;

/** Returns when a page shows the result of the trade, in milliseconds from its start. */
function resultAt(model: Model, before: Model | undefined, still: boolean): number {
  const shots = shotsOf({ model, before, from: 0, until: lasts, still });
  const known = shots.findIndex(
    ({ moment, act }) => moment?.kind === 'trade' && act === lastActOf(moment, model.you.seat),
  );
  if (known < 0) throw new Error('no result is shown');
  return shots[known - 1]?.until ?? 0;
}

/** The same step as a screen without a seat gets it. */
function asScreen(model: Model): Model {
  return {
    ...model,
    you: { seat: null, host: false },
    view: model.view === null ? null : { ...model.view, seat: null, hand: {} },
  };
}

const trades = Object.keys(moments).filter(
  (name) => seatedAt(name).session.director.moment?.kind === 'trade',
);

it('there are trades of the own seat and of others', () => {
  expect(trades).toEqual(expect.arrayContaining(['reveal', 'tie', 'accepted', 'watchedTrade']));
});

it.each(trades)('no phone shows the result of %s before the big screen does', (name) => {
  const { session } = seatedAt(`hand-${name}`);
  const { newest, model: before } = session;
  if (newest === undefined) throw new Error(name);
  const screen = resultAt(asScreen(newest), undefined, false);
  for (const still of [false, true])
    expect(resultAt(newest, before, still), still ? 'without motion' : 'with motion').toBeGreaterThanOrEqual(
      screen,
    );
});
