// @vitest-environment node
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { GameEvent, MoneyCards, View } from '../wire/protocol';
import { modelAt } from './fixtures/models';
import { table, view } from './fixtures/sunday';
import type { Model } from './model';
import { reduce } from './reduce';
import { lines, quietFor, sayingOf, Speaker, type Saying, type Talker } from './speech';

const golden = fileURLToPath(new URL('../../../tests/golden/', import.meta.url));
const recorded = JSON.parse(
  readFileSync(`${golden}whole-game-of-first-4.told.json`, 'utf8'),
) as readonly GameEvent[];

const at = modelAt('auction');

/** Returns a new table with four bots of that kind. */
function tableOf(bot: string, id = 'k7q2m9'): Model {
  const seats = Array.from({ length: 4 }, (_, seat) => ({ kind: 'bot' as const, name: `B${seat}`, bot }));
  const herds: View['herds'] = [{}, {}, {}, {}];
  return { ...at, table: { ...table, id, seats }, log: [], view: { ...view, seats: 4, herds } };
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

const kinds = Object.keys(lines) as Talker[];
const rich: MoneyCards = { 500: 5 };
const placesOf = (sayings: readonly (Saying | undefined)[]) =>
  sayings.map((one) => one && [one.seat, one.talker, one.occasion, one.to.name]);

describe('a line of a bot', () => {
  it.each(kinds)('depends on nothing but what all can see: %s', (kind) => {
    const begin = tableOf(kind);
    const owner = evening(begin, (event) => event, { seat: 0, hand: rich });
    const watching = { ...begin, you: { seat: null, host: false } };
    const others = evening(watching, asOthers, { seat: null, hand: {} });
    const said = placesOf(owner.map(sayingOf));
    expect(said).toEqual(placesOf(others.map(sayingOf)));
    expect(said.some((one) => one !== undefined)).toBe(true);
  });

  it.each(kinds)('is one that its kind has: %s', (kind) => {
    for (const saying of evening(tableOf(kind), (event) => event, {}).map(sayingOf))
      if (saying !== undefined) expect(lines[saying.talker]).toContain(saying.occasion);
  });

  it('comes at most once in twenty seconds, and each step is heard once', () => {
    const speaker = new Speaker();
    const models = evening(tableOf('farmer'), (event) => event, {});
    const times = models.flatMap((model) => {
      const saying = speaker.receive(model);
      expect(speaker.receive({ ...model, now: model.now + quietFor })).toBeUndefined();
      return saying === undefined ? [] : [model.now];
    });
    expect(times.length).toBeGreaterThan(2);
    times
      .slice(1)
      .forEach((time, before) => expect(time - (times[before] ?? 0)).toBeGreaterThanOrEqual(quietFor));
  });

  it('is another at another table', () => {
    const said = (id: string) => placesOf(evening(tableOf('shark', id), (event) => event, {}).map(sayingOf));
    expect(said('k7q2m9')).not.toEqual(said('another'));
  });

  it('is no person’s, and nobody’s whose kind has none', () => {
    expect(
      evening(tableOf('random'), (event) => event, {})
        .map(sayingOf)
        .filter(Boolean),
    ).toEqual([]);
  });
});

describe('a kind says it only where it is so', () => {
  const occasions = (kind: Talker) =>
    Array.from({ length: 40 }, (_, game) => evening(tableOf(kind, `t${game}`), (event) => event, {}))
      .flat()
      .flatMap((model) => {
        const saying = sayingOf(model);
        return saying === undefined ? [] : [{ saying, model }];
      });

  it('a miser calls a lot too dear only when it passes', () => {
    const passed = (seat: number) => ({ ...tableOf('miser'), latest: [{ name: 'passed' as const, seat }] });
    const said = Array.from({ length: 40 }, (_, version) => sayingOf({ ...passed(2), version }));
    expect(
      said
        .filter((one) => one !== undefined)
        .every(({ occasion, seat }) => occasion === 'passes' && seat === 2),
    ).toBe(true);
    expect(said.some((one) => one !== undefined)).toBe(true);
    expect(occasions('miser').every(({ saying }) => saying.occasion !== 'passes')).toBe(true);
  });

  it('a collector wants one more only of what it has', () => {
    const wants = occasions('collector').filter(({ saying }) => saying.occasion === 'sees');
    expect(wants.length).toBeGreaterThan(0);
    for (const { saying, model } of wants)
      if (saying.to.name === 'turned_up')
        expect(model.view?.herds[saying.seat]?.[saying.to.lot]).toBeGreaterThan(0);
  });
});
