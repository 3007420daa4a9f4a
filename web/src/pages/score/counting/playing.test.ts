import { beforeEach, describe, expect, it } from 'vitest';
import type { Lap } from './beats';
import { Playing } from './playing.svelte';

const beats: Lap['beats'] = [
  { kind: 'light', at: 0, lasts: 200, sum: 0 },
  { kind: 'place', at: 900, lasts: 220, sum: 90 },
];
const laps: readonly Lap[] = [
  { seat: 1, rank: 2, at: 300, until: 1600, beats },
  { seat: 0, rank: 1, at: 1600, until: 3800, beats },
];

let now: number;
let painted: (() => void) | undefined;
let reported: string[];

function playing({ pace = 1, still = false, after = 0 } = {}): Playing {
  const listener = {
    reached: (reached: readonly { lap: Lap; beat: { kind: string } }[]) =>
      reported.push(...reached.map(({ lap, beat }) => `${lap.seat} ${beat.kind}`)),
    over: () => reported.push('over'),
  };
  const time = { now: () => now, painted: (callback: () => void) => (painted = callback) };
  const started = new Playing(laps, { pace, still, after }, listener, time);
  started.start();
  return started;
}

/** Lets that much time pass, in frames. */
function pass(milliseconds: number): void {
  for (const end = now + milliseconds; now < end; ) {
    now = Math.min(end, now + 16);
    const callback = painted;
    painted = undefined;
    callback?.();
  }
}

beforeEach(() => {
  now = 5000;
  painted = undefined;
  reported = [];
});

describe('a counting that is played', () => {
  it('reaches each beat once, and ends with its last player', () => {
    playing();
    pass(10_000);
    expect(reported).toEqual(['1 light', '1 place', '0 light', '0 place', 'over']);
    expect(painted).toBeUndefined();
  });

  it('begins later next to a big screen, in the time of this screen', () => {
    playing({ pace: 1.25, after: 1500 });
    pass(1500 + 300);
    expect(reported).toEqual([]);
    pass(200);
    expect(reported).toEqual(['1 light']);
  });

  it('is slower at a calm table', () => {
    playing({ pace: 1.25 });
    pass(3800);
    expect(reported).not.toContain('over');
    pass(1000);
    expect(reported).toContain('over');
  });

  it('skips to the next player at a tap, and still counts the skipped one', () => {
    const count = playing();
    pass(400);
    count.tap();
    expect(reported).toEqual(['1 light', '1 place', '0 light']);
    expect(count.lap?.seat).toBe(0);
  });

  it('shows everything of the last player at a tap, and only then ends', () => {
    const count = playing();
    pass(1700);
    count.tap();
    expect(reported.at(-1)).toBe('0 place');
    pass(16);
    expect(reported).not.toContain('over');
    count.tap();
    expect(reported.at(-1)).toBe('over');
  });

  it('shows each player’s last frame for the full time with reduced motion', () => {
    const count = playing({ still: true });
    pass(320);
    expect(reported).toEqual(['1 light', '1 place']);
    expect(count.since(laps[0] as Lap)).toBe(1300);
    pass(3400);
    expect(reported).not.toContain('over');
    pass(200);
    expect(reported.at(-1)).toBe('over');
  });

  it('is silent once it is stopped', () => {
    playing().stop();
    pass(5000);
    expect(reported).toEqual([]);
  });
});
