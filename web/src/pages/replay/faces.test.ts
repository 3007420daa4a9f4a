import { render } from '../../../tools/rendering';
import { expect, it } from 'vitest';
import Legend from '../../parts/charts/Legend.svelte';
import { portraitOf } from '../../parts/seat/portraits';
import type { Replay, SeatTally } from '../../wire/protocol';
import { modelAt } from '../../model/fixtures/models';
import { sceneAt } from './replay-cursor.svelte';
import Tallies from './Tallies.svelte';

const { edition, view } = modelAt('offer');
if (view === null) throw new Error('the scene has no game');
const replay: Replay = {
  edition,
  seats: ['Anna', 'Ben', 'Otto'],
  faces: ['monocle', null, null],
  steps: [{ events: [], view }],
};
const model = sceneAt(replay, 0, 'open')?.model;
if (model === undefined) throw new Error('the replay has no step');
const tally: SeatTally = { bids: 0, paid: 0, earned: 0, bluffs: 0, exposed: 0, trades: 0, trades_won: 0 };

/** The drawings of the players in an element, in their order; undefined for an emblem. */
const drawingsIn = (rows: Iterable<Element>) =>
  [...rows].map((row) => row.querySelector('img')?.getAttribute('src'));

it('the coach and the tables below a replay show the faces of people', () => {
  const wanted = portraitOf('monocle').src;
  const legend = render(Legend, {
    lines: [
      { name: 'Anna', emblem: 0 },
      { name: 'Ben', emblem: 1 },
    ],
    model,
  });
  expect(drawingsIn(legend.container.querySelectorAll('li'))).toEqual([wanted, undefined]);
  legend.unmount();
  const { seats } = replay;
  const table = render(Tallies, { tallies: seats.map(() => tally), seats, model });
  const drawings = drawingsIn(table.container.querySelectorAll('th.player'));
  expect(drawings.slice(0, 2)).toEqual([wanted, undefined]);
  // A badge would cover the name below.
  expect(table.container.querySelector('.badge')).toBeNull();
});
