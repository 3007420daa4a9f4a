// @vitest-environment node
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { GameEvent, MoneyCards, View } from '../wire/protocol';
import { modelAt } from './fixtures/models';
import { table, view } from './fixtures/sunday';
import type { Model } from './model';
import { reduce } from './reduce';
import { cryBackTo, lastWords, quietFor, Speaker, type Remark } from './speech';

const golden = fileURLToPath(new URL('../../../tests/golden/', import.meta.url));
const recorded = JSON.parse(
  readFileSync(`${golden}whole-game-of-first-4.told.json`, 'utf8'),
) as readonly GameEvent[];

const at = modelAt('auction');

/** Returns a new table with four bots. */
function tableOf(id = 'k7q2m9', game = 1, bots = ['miser', 'fox', 'child', 'bluffer']): Model {
  const seats = bots.map((bot, seat) => ({ kind: 'bot' as const, name: `B${seat}`, bot }));
  const herds: View['herds'] = [{}, {}, {}, {}];
  return { ...at, table: { ...table, id, game, seats }, log: [], view: { ...view, seats: 4, herds } };
}

function herdsAfter(herds: View['herds'], event: GameEvent): View['herds'] {
  if (event.name !== 'took') return herds;
  const { seat, from, animal, count } = event;
  return herds.map((herd, owner) => {
    const more = owner === seat ? count : owner === from ? -count : 0;
    return { ...herd, [animal]: (herd[animal] ?? 0) + more };
  });
}

/**
 * The whole recorded game, an event every second, as each step leaves the model; `seen` is what this viewer
 * sees of it.
 */
function evening(begin: Model, seen: (event: GameEvent) => GameEvent, own: Partial<View>): Model[] {
  let model = begin;
  return recorded.map((event, place) => {
    const herds = herdsAfter(model.view?.herds ?? [], event);
    const version = model.version + 1;
    const now = 1000 * place;
    const step = {
      type: 'step' as const,
      version,
      now,
      events: [seen(event)],
      view: { ...view, ...own, herds },
    };
    model = reduce(model, step, 0) ?? model;
    return model;
  });
}

/** Returns an event as others see it: without money that only some see. */
function asOthers(event: GameEvent): GameEvent {
  const hide = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const rest = Object.entries(value).filter(([key]) => key !== 'money');
    return Array.isArray(value) ? value : Object.fromEntries(rest.map(([key, one]) => [key, hide(one)]));
  };
  return hide(event) as GameEvent;
}

const rich: MoneyCards = { 500: 5 };

/** Returns all that is said in these models, each a second after the one before. */
function remarksIn(models: readonly Model[]): { at: number; remark: Remark }[] {
  const speaker = new Speaker();
  return models.flatMap((model) => {
    const remark = speaker.receive(model);
    return remark === undefined ? [] : [{ at: model.now, remark }];
  });
}
const placesOf = (remarks: readonly { at: number; remark: Remark }[]) =>
  remarks.map(({ at, remark: { seat, bot, occasion, place, to } }) => [
    at,
    seat,
    bot,
    occasion,
    place,
    to?.name,
  ]);
const sameFor = (event: GameEvent) => event;

describe('what the bots say', () => {
  it('depends on nothing but what all can see', () => {
    const begin = tableOf();
    const owner = evening(begin, sameFor, { seat: 0, hand: rich });
    const watching = { ...begin, you: { seat: null, host: false } };
    const others = evening(watching, asOthers, { seat: null, hand: {} });
    const remarks = placesOf(remarksIn(owner));
    expect(remarks).toEqual(placesOf(remarksIn(others)));
    expect(remarks.length).toBeGreaterThan(3);
  });

  it('is the same for a player who comes back in the middle of it', () => {
    const models = evening(tableOf(), sameFor, {});
    const half = Math.floor(models.length / 2);
    const late = new Speaker();
    const back = models[half];
    if (back !== undefined) late.receive({ ...back, latest: [] });
    const wanted = remarksIn(models).filter(({ at }) => at > (back?.now ?? 0) + quietFor);
    const found = models.slice(half + 1).flatMap((model) => {
      const remark = late.receive(model);
      return remark === undefined ? [] : [{ at: model.now, remark }];
    });
    expect(placesOf(found)).toEqual(expect.arrayContaining(placesOf(wanted.slice(1))));
  });

  it('comes at most once in that time, but for the last words, and each step is heard once', () => {
    const speaker = new Speaker();
    const times = evening(tableOf(), sameFor, {}).flatMap((model) => {
      const remark = speaker.receive(model);
      expect(speaker.receive({ ...model, now: model.now + quietFor })).toBeUndefined();
      return remark === undefined || remark.to?.name === 'over' ? [] : [model.now];
    });
    expect(times.length).toBeGreaterThan(2);
    times
      .slice(1)
      .forEach((time, before) => expect(time - (times[before] ?? 0)).toBeGreaterThanOrEqual(quietFor));
  });

  it('is no line twice in four games, whatever the table', () => {
    for (let table = 0; table < 20; ++table) {
      const remarks = [1, 2, 3, 4].flatMap((game) =>
        remarksIn(evening(tableOf(`t${table}`, game), sameFor, {})),
      );
      const lines = remarks.map(({ remark: { bot, occasion, place } }) => `${bot} ${occasion} ${place % 4}`);
      expect(lines.filter((line, at) => lines.indexOf(line) !== at)).toEqual([]);
    }
  });

  it('is different at another table', () => {
    const remarks = (id: string) => placesOf(remarksIn(evening(tableOf(id), sameFor, {})));
    expect(remarks('k7q2m9')).not.toEqual(remarks('another'));
  });

  it('ends with the last words of a bot', () => {
    const remarks = remarksIn(evening(tableOf(), sameFor, {}));
    expect(remarks.at(-1)?.remark.to?.name).toBe('over');
    expect(['wins', 'loses']).toContain(remarks.at(-1)?.remark.occasion);
    const end = evening(tableOf(), sameFor, {}).at(-1);
    expect(end && lastWords(end).at(-1)).toEqual(remarks.at(-1)?.remark);
  });

  it('ends also with the line on a trade that ended the game, whose seats do not return', () => {
    const ends = Array.from({ length: 20 }, (_, id) => {
      const begin = tableOf(`t${id}`);
      const log: GameEvent[] = [
        { name: 'turn', seat: 0 },
        { name: 'challenged', challenger: 0, challenged: 1, animal: 'cow', cards: 1 },
        { name: 'revealed', challenger: 0, challenged: 1, winner: 0 },
        { name: 'over', winners: [0] },
      ] as unknown as GameEvent[];
      return lastWords({ ...begin, log }).map(({ to }) => to?.name);
    });
    expect(ends.every((names) => names.at(-1) === 'over')).toBe(true);
    expect(ends.filter((names) => names.length === 2 && names[0] === 'revealed').length).toBeGreaterThan(10);
  });

  it('comes from no bot without lines', () => {
    const dice = tableOf('k7q2m9', 1, ['random', 'random', 'random', 'random']);
    expect(remarksIn(evening(dice, sameFor, {}))).toEqual([]);
  });

  it('is a line on a long wait for a person, once in a turn', () => {
    const begin = tableOf();
    const seats = begin.table.seats.with(0, { kind: 'person', name: 'Anna', away: false, lag: 0 });
    const turn: View = { ...view, seats: 4, phase: { name: 'turn_choice' }, turn: 0 } as View;
    const waits = Array.from({ length: 20 }, (_, id) => {
      const model = {
        ...begin,
        table: { ...begin.table, id: `t${id}`, state: 'running', seats },
        view: turn,
      } as Model;
      const speaker = new Speaker();
      speaker.receive({ ...model, log: [{ name: 'turn', seat: 0 }] });
      return [speaker.wait(model, 1e6), speaker.wait(model, 2e6)];
    });
    expect(waits.filter(([first]) => first?.occasion === 'waits').length).toBeGreaterThan(10);
    expect(waits.every(([first, second]) => first === undefined || second === undefined)).toBe(true);
    expect(waits.flat().every((one) => one?.seat !== 0)).toBe(true);
  });
});

describe('an animal sound', () => {
  const seats = [
    { kind: 'person' as const, name: 'Anna', away: false, lag: 0 },
    { kind: 'bot' as const, name: 'Hugo', bot: 'miser' },
    { kind: 'bot' as const, name: 'Vroni', bot: 'fox' },
  ];
  const model: Model = {
    ...at,
    table: { ...table, seats },
    view: { ...view, seats: 3, herds: [{}, { goat: 1 }, { cow: 2 }] },
  };
  const moo = { at: 1000, seat: 0, player: 'Anna', cry: 'cow' };

  it('is answered by a bot that has the animal', () => {
    expect(cryBackTo(moo, model)).toEqual({ seat: 2, cry: 'cow' });
  });

  it('is answered by an animal that a bot has, if nobody has that one', () => {
    const back = cryBackTo({ ...moo, cry: 'pig' }, model);
    expect(back?.cry).toBe(back?.seat === 1 ? 'goat' : 'cow');
  });

  it('is answered by nobody without bots, and words are not answered', () => {
    const people = { ...model, table: { ...table, seats: seats.slice(0, 1) } };
    expect(cryBackTo(moo, people)).toBeUndefined();
    expect(cryBackTo({ at: 1000, seat: 0, player: 'Anna', text: 'Moo!' }, model)).toBeUndefined();
  });
});
