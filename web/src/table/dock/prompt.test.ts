// @vitest-environment node
import { expect, it } from 'vitest';
import { isForTwo } from '../../model/edition';
import { scenes } from '../../model/fixtures/scenes';
import { stageOf } from '../stage';
import { promptFor } from './prompt';

const shown = (name: string) => {
  const scene = scenes[name];
  if (scene?.view == null) throw new Error(`no game is shown in the scene ${name}`);
  return { ...scene, view: scene.view };
};

function asked(name: string) {
  const { view, options } = shown(name);
  return promptFor(view.phase, options, view.seat)?.to;
}

function stage(name: string) {
  const { view, edition } = shown(name);
  return stageOf(view.phase, isForTwo(edition)).is;
}

it.each([
  ['turn', 'choose', 'auction'],
  ['auction', 'bid', 'auction'],
  ['right', 'sell_or_buy', 'sale'],
  ['claimRight', 'sell_or_buy_claimed', 'sale'],
  ['pay', 'pay', 'sale'],
  ['payCards', 'pay_cards', 'sale'],
  ['offer', 'offer', 'trade'],
  ['answer', 'answer', 'trade'],
  ['mine', 'claim', 'countdown'],
  ['rat', 'lay_or_take', 'rat'],
  ['division', 'divide', 'duel'],
  ['duelTurn', 'choose', 'duel'],
  ['exclusion', 'exclude', 'auction'],
])('in the scene %s the player is asked to %s, and the stage shows the %s', (name, to, is) => {
  expect([asked(name), stage(name)]).toEqual([to, is]);
});

it.each(['watching', 'waits', 'divisionOther', 'sixWatched', 'finished'])(
  'spectators, waiting players and finished games get no question: %s',
  (name) => expect(asked(name)).toBeUndefined(),
);

it('a countdown also asks a player who may not claim now, with a disabled button', () => {
  expect(shown('mineBound').options).toEqual([]);
  expect(asked('mineBound')).toBe('claim');
});
