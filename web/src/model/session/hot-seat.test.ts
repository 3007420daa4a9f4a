import { describe, expect, it } from 'vitest';
import type { Model } from '../model';
import { modelAt } from '../fixtures/models';
import type { Option, Phase } from '../../wire/protocol';
import { askedAlone, middle, placeAfter } from './hot-seat.svelte';

const { view: ofTurn, ...base } = modelAt('turn');
if (ofTurn === null) throw new Error('a turn has a view');
const aView = ofTurn;

function model(seat: number, phase: Phase['name'], options: readonly Option[], version = 5): Model {
  const view = { ...aView, phase: { name: phase } as Phase };
  return { ...base, version, you: { seat, host: seat === 0 }, view, options };
}

const passing = { at: 'passing', seat: 1, toLook: false } as const;
const hand = { at: 'hand', seat: 0, toLook: false } as const;

describe('the shared device', () => {
  it('goes to the only asked player', () => {
    const models = [model(0, 'payment', []), model(1, 'payment', [{ do: 'sell' }])];

    expect(askedAlone(models)).toBe(1);
    expect(placeAfter(middle, 1, false)).toEqual(passing);
  });

  it('is in the middle while all may bid', () => {
    const bid: Option = { do: 'bid', from: 10, to: 90, step: 10 };

    expect(askedAlone([model(0, 'bidding', [bid]), model(1, 'bidding', [bid])])).toBeUndefined();
    expect(placeAfter(hand, undefined, false)).toEqual(middle);
  });

  it('is in the middle when the game has ended', () => {
    const ended = [model(0, 'finished', []), model(1, 'finished', [])];

    expect(askedAlone(ended)).toBeUndefined();
    expect(placeAfter(hand, askedAlone(ended), false)).toEqual(middle);
  });

  it('ignores an outdated model', () => {
    const old = model(0, 'turn_choice', [{ do: 'auction' }], 4);

    expect(askedAlone([old, model(1, 'buying_right', [{ do: 'sell' }], 5)])).toBe(1);
  });

  it('stays with a player who is asked again, or still looks', () => {
    expect(placeAfter(hand, 0, false)).toBe(hand);
    expect(placeAfter(hand, 1, true)).toBe(hand);
    expect(placeAfter(hand, 1, false)).toEqual(passing);
  });

  it('is passed on only when the next player confirms', () => {
    expect(placeAfter(passing, 1, false)).toBe(passing);
    expect(placeAfter(passing, undefined, false)).toEqual(middle);
  });

  it('stays with a player who only looks until they put it back', () => {
    const looking = { ...hand, toLook: true };

    expect(placeAfter({ ...passing, toLook: true }, undefined, false)).toEqual({ ...passing, toLook: true });
    expect(placeAfter(looking, undefined, false)).toBe(looking);
    expect(placeAfter(looking, 1, false)).toBe(looking);
  });
});
