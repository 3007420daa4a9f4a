import { beforeEach, describe, expect, it, vi } from 'vitest';
import { modelAt } from '../fixtures/models';
import { moments } from '../fixtures/moments';
import type { GameEvent, Option } from '../../wire/protocol';
import { momentTimingOf } from '../moment-timing';
import type { Model } from '../model';
import type { Shot } from './shots';
import { Director } from './director.svelte';

const pay: Option = { do: 'sell' };
const table: Model = { ...modelAt('turn'), ahead: 0, options: [pay] };
const sale: GameEvent = { name: 'turn', seat: 1 };
const eventsOf = (scene: string): readonly GameEvent[] => moments[scene]?.events ?? [];
const payday = eventsOf('payday');
const quartet = eventsOf('quartet');
const trade = eventsOf('accepted');

let now: number;
let waiting: { at: number; callback: () => void } | undefined;
let shown: Shot[];
let acknowledged: number[];
let director: Director;
let version: number;

const timers = {
  now: () => now,
  later: (milliseconds: number, callback: () => void) => {
    const mine = { at: now + milliseconds, callback };
    waiting = mine;
    return () => {
      if (waiting === mine) waiting = undefined;
    };
  },
};

function passTo(time: number): void {
  while (waiting !== undefined && waiting.at <= time) {
    const { at, callback } = waiting;
    waiting = undefined;
    now = at;
    callback();
  }
  now = time;
}

/** A step arrives; the table waits until `opens`, if it waits. */
function happen(events: readonly GameEvent[], opens?: number): void {
  version += 1;
  const log = [...table.log, ...events];
  director.follow({ ...table, version, latest: events, log }, { ...table, version: version - 1 }, opens);
}

function begin(): void {
  now = 1000;
  waiting = undefined;
  shown = [];
  acknowledged = [];
  version = 1;
  director = new Director(
    {
      show: () => shown.push(director.shot as Shot),
      seen: (of) => acknowledged.push(of) > 0,
    },
    timers,
  );
  director.jump({ ...table, version, latest: [] });
}

beforeEach(begin);

it('a stopped director shows nothing more', () => {
  happen(payday, 3000);
  const before = shown.length;
  director.stop();
  passTo(5000);
  happen([sale]);
  director.jump({ ...table, version: version + 1 });
  expect(shown).toHaveLength(before);
  expect(waiting).toBeUndefined();
});

describe('the shown moment', () => {
  it('is the question at once if the table does not wait', () => {
    happen([sale]);
    expect(director.shows).toBe(false);
    expect(director.shot?.model.options).toEqual([pay]);
  });

  it('is the last event until the table opens its question; before that nothing is asked', () => {
    happen(payday, 3000);
    expect(director.moment?.kind).toBe('payday');
    expect(director.shot?.model.options).toEqual([]);
    passTo(2999);
    expect(director.moment?.kind).toBe('payday');
    passTo(3000);
    expect(director.moment).toBeUndefined();
    expect(director.shot?.model.options).toEqual([pay]);
  });

  it('shares its time among all events of a step', () => {
    happen([...payday, ...quartet], 1000 + 4500);
    expect(director.moment?.kind).toBe('payday');
    passTo(3001);
    expect(director.moment?.kind).toBe('quartet');
    passTo(5500);
    expect(director.shows).toBe(false);
  });

  it('is announced once, at its start', () => {
    happen([...payday, ...quartet], 5500);
    passTo(6000);
    const latest = shown.slice(1).map(({ model }) => model.latest.length);
    expect(latest.filter((count) => count > 0)).toEqual([payday.length, quartet.length]);
  });

  it('waits for the moment on the stage', () => {
    happen(payday, 3000);
    happen([sale], 3000);
    expect(director.moment?.kind).toBe('payday');
    expect(director.shot?.model.version).toBe(2);
    passTo(3000);
    expect(director.shot?.model.version).toBe(3);
  });

  it('is the newest question as soon as the table stops waiting', () => {
    happen(payday, 3000);
    happen([{ name: 'seen_enough', seat: 0 }]);
    expect(director.shows).toBe(false);
    expect(director.shot?.model.version).toBe(3);
    expect(director.shot?.model.options).toEqual([pay]);
  });

  it('is the current table for a client that reconnects during a reveal, with the question after it', () => {
    const here = { ...table, version: 7 };
    director.jump(here, now + 1200);
    expect([director.moment, director.shows]).toEqual([undefined, true]);
    expect(director.shot?.model).toMatchObject({ version: 7, options: [], clock: null });
    director.skip();
    expect(acknowledged).toEqual([7]);
    passTo(2200);
    expect([director.shows, director.shot?.model.options]).toEqual([false, [pay]]);
  });

  it('skips the parade in a hidden tab, and asks no sooner', () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    happen(payday, 3000);
    hidden.mockRestore();
    expect([director.moment, director.shows]).toEqual([undefined, true]);
    expect(director.shot?.model.options).toEqual([]);
    passTo(3000);
    expect(director.shot?.model.options).toEqual([pay]);
    expect(shown.flatMap(({ model }) => model.latest)).toEqual(payday);
  });

  it('is the current table for a client that reconnects after the reveal', () => {
    happen(payday, 900);
    expect(director.shows).toBe(false);
    expect(director.shot?.model.options).toEqual([pay]);
  });
});

describe('a tap', () => {
  it('is sent to the table once, and the reveal continues until the table ends it', async () => {
    happen(payday, 3000);
    director.skip();
    director.skip();
    await new Promise((later) => setTimeout(later));
    expect(acknowledged).toEqual([2]);
    expect(director.shows).toBe(true);
    expect(director.seen).toBe(2);
  });

  it('first finishes running animations, and is sent to the table only at the next tap', () => {
    happen(trade, 4000);
    expect(director.shot?.act).toBe(0);
    director.skip();
    expect([director.shot?.act, director.shot?.playback?.settled, acknowledged]).toEqual([2, true, []]);
    expect(shown.flatMap(({ model }) => model.latest)).toEqual(trade);
    director.skip();
    expect(acknowledged).toEqual([2]);
    passTo(3999);
    expect(director.moment?.kind).toBe('trade');
    passTo(4000);
    expect(director.shows).toBe(false);
  });

  it('is sent at once if nothing moves', () => {
    happen(trade, 4000);
    passTo(3800);
    director.skip();
    expect(acknowledged).toEqual([2]);
  });

  it('has no effect if a question is open', () => {
    director.skip();
    expect(acknowledged).toEqual([]);
  });
});

describe('the result of a trade of players', () => {
  const reveal = eventsOf('reveal');
  const [longest, ofQuartet] = [15_000, 2500];

  it('stays until a tap of each of the two', () => {
    happen(trade, 1000 + longest);
    passTo(15_999);
    expect([director.moment?.kind, acknowledged]).toEqual(['trade', []]);
    director.skip();
    expect(acknowledged).toEqual([2]);
  });

  it('stays at least two and a half seconds for the others, who need not tap', () => {
    happen(eventsOf('watchedTrade'), 1000 + longest);
    const caption = 1000 + 2080;
    passTo(caption + 2499);
    expect(acknowledged).toEqual([]);
    passTo(caption + 2500);
    expect([director.moment?.kind, acknowledged]).toEqual(['trade', [2]]);
  });

  it('gives way to the quartet that it completed, and only that ends the show', () => {
    happen(reveal, 1000 + longest + ofQuartet);
    passTo(5000);
    director.skip();
    expect([director.moment?.kind, director.shot?.act, acknowledged]).toEqual(['quartet', 0, []]);
    passTo(5000 + 1440);
    expect(director.shot?.act).toBe(1);
    passTo(5000 + ofQuartet);
    expect([director.moment?.kind, acknowledged]).toEqual(['quartet', [2]]);
    happen([{ name: 'seen_enough', seat: 0 }]);
    expect(director.shows).toBe(false);
    expect(shown.flatMap(({ model }) => model.latest).filter(({ name }) => name !== 'seen_enough')).toEqual(
      reveal,
    );
  });

  it('is followed by the next question at a correspondence table, which waits for no tap', () => {
    const slow = { ...table, table: { ...table.table, answer_within: 24 } };
    const log = [...table.log, ...trade];
    director.follow({ ...slow, version: (version += 1), latest: trade, log }, slow, undefined);
    passTo(1000 + 2500 + 2499);
    expect(director.moment?.kind).toBe('trade');
    passTo(1000 + 2500 + 2500);
    expect([director.shows, director.shot?.model.options]).toEqual([false, [pay]]);
  });

  it('does not wait for a tab that nobody sees', () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    happen(trade, 1000 + longest);
    hidden.mockRestore();
    passTo(1000 + 2500 + 2500);
    expect(acknowledged).toEqual([2]);
  });
});

/** Random numbers from 0 to 1, the same for the same seed. */
const chance = (seed: number) => () => (seed = (seed * 48271) % 0x7fffffff) / 0x7fffffff;

/** Nothing is asked while anything is shown, and nothing is shown when the table is open. */
function expectTheLaw(opens: number): void {
  expect(director.shows).toBe(now < opens);
  if (director.shows) expect(director.shot?.model.options).toEqual([]);
  else expect(director.moment).toBeUndefined();
  if (!director.shows) expect(director.shot?.model.version).toBe(version);
}

function playByChance(seed: number): void {
  const next = chance(seed);
  let opens = 0;
  for (let step = 0; step < 30; ++step) {
    const events = next() < 0.3 ? payday : next() < 0.3 ? quartet : [sale];
    const length = events === payday ? 2000 : events === quartet ? 2500 : 0;
    if (length > 0) opens = Math.max(opens, now + length);
    // All have seen enough.
    if (next() < 0.1) opens = now;
    happen(events, opens > now ? opens : undefined);
    expectTheLaw(opens);
    passTo(now + Math.floor(next() * 3000));
    expectTheLaw(opens);
  }
  passTo(now + 10_000);
}

it('the law of the stage holds in games of chance, and every step is shown once and in order', () => {
  for (let seed = 1; seed <= 200; ++seed) {
    begin();
    playByChance(seed);
    expect(director.shot?.model.version).toBe(version);
    const versions = shown.map(({ model }) => model.version);
    expect(versions).toEqual(versions.toSorted((one, other) => one - other));
    expect(new Set(versions).size).toBe(version);
  }
});

it('moments last as long as the table waits', () => {
  happen(payday, 9000);
  expect(momentTimingOf(director.moment, 0).lasts).toBe(2000);
});

describe('the end of a game', () => {
  const over: GameEvent = { name: 'over', scores: [1000, 0, 0, 0, 0], winners: [0] };
  const [view] = [modelAt('finished').view];
  const ended = (speed = 2): Model => ({ ...table, table: { ...table.table, speed }, view });
  const steps = (model: Model, before: Model, events: readonly GameEvent[], opens?: number) =>
    director.follow({ ...model, version: (version += 1), latest: events }, before, opens);
  const end = (events: readonly GameEvent[] = [over], opens?: number, speed = 2) =>
    steps(ended(speed), table, events, opens);

  it('is counted for present players until they have seen enough', () => {
    end();
    expect(director.counts).toBe(true);
    director.endCounting();
    expect(director.counts).toBe(false);
  });

  it('is counted only after its last quartet was shown, and hides the winner until then', () => {
    end([...quartet, over], 3500);
    expect([director.moment?.kind, director.counts]).toEqual(['quartet', false]);
    expect(director.shot?.model.latest).not.toContainEqual(over);
    passTo(3500);
    expect(director.counts).toBe(true);
    expect(director.shot?.model.latest).toEqual([over]);
  });

  it('continues counting if a player leaves, and stops when a new game starts', () => {
    end();
    steps(ended(), ended(), [{ name: 'away', seat: 1 }]);
    expect(director.counts).toBe(true);
    steps(table, ended(), [sale]);
    expect(director.counts).toBe(false);
  });

  it('is not counted again for a reconnecting client, nor at a table without a pace', () => {
    director.jump({ ...ended(), version });
    expect(director.counts).toBe(false);
    begin();
    end([over], undefined, 0);
    expect(director.counts).toBe(false);
  });
});
