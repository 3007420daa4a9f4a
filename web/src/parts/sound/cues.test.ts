import { describe, expect, it } from 'vitest';
import { everyEvent } from '../../model/fixtures/events';
import { scenes } from '../../model/fixtures/scenes';
import type { Model } from '../../model/model';
import { reduce } from '../../model/reduce';
import type { GameEvent, Snapshot } from '../../wire/protocol';
import { cuesOf } from './cues';
import { shakeOf } from './sounding';

const at = (scene: string) => reduce(undefined, scenes[scene] as Snapshot, 0) as Model;
const after = (before: Model, ...events: GameEvent[]) =>
  reduce(before, { type: 'step', version: before.version + 1, now: 0, events }, 0) as Model;
const soundsOf = (...events: GameEvent[]) =>
  cuesOf(at('waits'), after(at('waits'), ...events)).map(({ sound }) => sound);

describe('the sound of an event', () => {
  it.each([
    ['turned_up', 'barn_door'],
    ['raised', 'paddle'],
    ['called', 'knock'],
    ['knocked', 'three_knocks'],
    ['kept', 'three_knocks'],
    ['sold', 'knock'],
    ['paid', 'coins'],
    ['counted_down', 'tick'],
    ['pressed', 'slap'],
    ['claimed', 'flourish'],
    ['challenged', 'cloth'],
    ['offered', 'cloth'],
    ['countered', 'cloth'],
    ['revealed', 'riffle'],
    ['payday', 'bray'],
    ['rat_money', 'squeak'],
    ['quartet', 'quartet'],
  ] as const)('%s is %s', (event, sound) => {
    expect(soundsOf(everyEvent[event])).toEqual([sound]);
  });

  it('is two knocks for the second call', () => {
    expect(soundsOf({ name: 'called', call: 2 })).toEqual(['two_knocks']);
  });

  it('differs for a rat and an animal', () => {
    expect(soundsOf({ name: 'turned_up', auctioneer: 1, lot: 'rat' })).toEqual(['squeak']);
  });

  it('rises with every bid', () => {
    const turned = after(at('waits'), { name: 'turned_up', auctioneer: 1, lot: 'cow' });
    const first = after(turned, { name: 'raised', seat: 2, amount: 10 });
    const second = after(first, { name: 'raised', seat: 3, amount: 20 });
    expect([cuesOf(turned, first), cuesOf(first, second)]).toMatchObject([
      [{ semitones: 0 }],
      [{ semitones: 1 }],
    ]);
  });

  it('starts with the animal for a quartet', () => {
    const before = at('waits');
    const cues = cuesOf(before, after(before, { name: 'quartet', seat: 1, animal: 'pig' }));
    expect(cues).toEqual([{ sound: 'quartet', animal: 'pig' }]);
  });

  it('is played once if a step has it twice', () => {
    expect(soundsOf(everyEvent.offered, everyEvent.countered, everyEvent.revealed)).toEqual([
      'cloth',
      'riffle',
    ]);
  });

  it('is not repeated when the server confirms the own press', () => {
    expect(soundsOf({ name: 'pressed', seat: 0, count: 6 })).toEqual([]);
  });
});

describe('the player who must act', () => {
  it('gets a sound and a vibration, once', () => {
    const [waits, turn] = [at('waits'), at('turn')];
    expect(cuesOf(waits, turn)).toEqual([{ sound: 'your_move' }]);
    expect(shakeOf(waits, turn)).toHaveLength(1);
    expect(cuesOf(turn, turn)).toEqual([]);
    expect(shakeOf(turn, turn)).toBeUndefined();
  });
});

describe('the vibration', () => {
  const shaken = (...events: GameEvent[]) => shakeOf(at('waits'), after(at('waits'), ...events));

  it('vibrates differently for a purchase and for a challenge', () => {
    const sold = shaken({ name: 'sold', auctioneer: 1, bidder: 0, amount: 40 });
    const challenged = shaken({ name: 'challenged', challenger: 1, challenged: 0, animal: 'cow', cards: 1 });
    expect(sold).toHaveLength(3);
    expect(challenged).toHaveLength(3);
    expect(challenged).not.toEqual(sold);
  });

  it('does not vibrate for actions of others', () => {
    expect(shaken(everyEvent.sold, everyEvent.challenged, everyEvent.quartet)).toBeUndefined();
  });
});
