import { expect, it } from 'vitest';
import { seatedAt } from '../fixtures/seated';
import { moments } from '../fixtures/moments';
import { sumOf } from '../money/money';
import type { Model } from '../model';
import { reduce } from '../reduce';
import { shotsOf, type Shot } from './shots';

/** Returns the shots of a moment that is shown from 0 to 6000. */
function shots(scene: string, still = false): readonly Shot[] {
  const staged = moments[scene];
  const before = seatedAt(staged?.scene ?? '').session.newest;
  if (staged === undefined || before?.view == null) throw new Error(`no scene ${scene}`);
  const view = { ...before.view, ...staged.view };
  const step = { type: 'step' as const, version: before.version + 1, now: 1, events: staged.events, view };
  const model = reduce(before, step, 0) as Model;
  return shotsOf({ model, before, from: 0, until: 6000, still });
}

const ofTrade = (all: readonly Shot[]) => all.filter(({ moment }) => moment?.kind === 'trade');
const purse = ({ model }: Shot) => sumOf(model.view?.hand ?? {});

it('log, hand and herds hide the result of a trade until it is revealed', () => {
  const [begins, judged, over] = ofTrade(shots('reveal'));
  expect([begins, judged].map((shot) => shot && purse(shot))).toEqual([430, 430]);
  expect(begins?.model.log.map(({ name }) => name)).not.toContain('revealed');
  expect(judged?.model.latest.map(({ name }) => name)).toContain('revealed');
  expect(over && purse(over)).toBe(390);
});

it('each event is shown once, in one of the acts', () => {
  for (const scene of Object.keys(moments)) {
    const announced = shots(scene).flatMap(({ model }) => model.latest);
    expect(announced).toEqual(moments[scene]?.events);
  }
});

it('the acts of a trade share the time that the table waits', () => {
  const [begins, judged, over] = ofTrade(shots('accepted'));
  expect([begins?.until, judged?.until, over?.until]).toEqual([648, 920, 6000]);
  expect(over?.enough).toBe(Infinity);
});

it('with reduced motion only the last act is shown, for the full time, with all events', () => {
  for (const scene of Object.keys(moments)) {
    const still = shots(scene, true);
    expect(still.flatMap(({ model }) => model.latest)).toEqual(moments[scene]?.events);
    expect(still.at(-1)?.until).toBe(6000);
    expect(still.every(({ playback }) => playback?.settled)).toBe(true);
  }
});

it('no act asks anything', () => {
  for (const scene of Object.keys(moments))
    expect(shots(scene).every(({ model }) => model.options.length === 0 && model.clock === null)).toBe(true);
});
