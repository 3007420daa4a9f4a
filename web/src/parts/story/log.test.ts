// @vitest-environment node
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { modelAt, modelAfter } from '../../model/fixtures/models';
import { longestLog, type Model } from '../../model/model';
import { reduce } from '../../model/reduce';
import type { GameEvent, View } from '../../wire/protocol';
import { de, en, fr, nl, ru } from '../i18n/fixtures/languages';
import { sentenceFor, latestSentences, logSentences, timeUpIn } from './sentences';

const table = modelAt('auction');
const view = table.view as View;
const begun = (...log: GameEvent[]): Model => ({ ...table, log });
const textsOf = (model: Model, t = en) => logSentences(model, t).flatMap(({ text }) => text ?? []);
const last = (model: Model, t = en) => latestSentences(model, t).flatMap(({ text }) => text ?? []);

const turnedUp: GameEvent = { name: 'turned_up', auctioneer: 1, lot: 'cow' };
const raised = (seat: number, amount: number): GameEvent => ({ name: 'raised', seat, amount });
const once: GameEvent = { name: 'called', call: 1 };

describe('a call of the hammer', () => {
  it('names the leader at that time, not the current one', () => {
    const log = textsOf(begun(turnedUp, raised(3, 60), once, raised(4, 70), turnedUp, raised(2, 20), once));

    expect(log).toContain('Going once, 60 to Opa.');
    expect(log.at(-1)).toBe('Going once, 20 to Ben.');
  });

  it('names the leader long after the auction, too', () => {
    const over = { ...view, phase: { name: 'turn_choice', may: ['auction'] } } as View;

    expect(textsOf({ ...begun(turnedUp, raised(3, 60), once), view: over }).at(-1)).toBe(
      'Going once, 60 to Opa.',
    );
  });

  it.each([
    [en, 'Going once, no bid yet.'],
    [de, 'Zum Ersten, noch ohne Gebot.'],
    [nl, 'Eenmaal, nog geen bod.'],
    [fr, 'Une fois, pas encore de mise.'],
    [ru, 'Раз, ставок пока нет.'],
  ])('reports that no player leads', (t, sentence) => {
    expect(textsOf(begun(turnedUp, raised(3, 60), turnedUp, once), t).at(-1)).toBe(sentence);
  });

  it('names the restored bid after a bidder could not pay', () => {
    const bid = { seat: 3, amount: 30 };
    const log = begun(
      turnedUp,
      raised(3, 30),
      raised(2, 90),
      { name: 'auction_goes_on', auctioneer: 1, lot: 'cow', standing: bid, barred: [2] },
      once,
    );

    expect(textsOf(log).at(-1)).toBe('Going once, 30 to Opa.');
  });
});

describe('time that ran out', () => {
  const crossing = { to_challenged: { cards: 2 }, cards: 2 };
  const accepted = (challenged: number): GameEvent => ({
    name: 'accepted',
    challenger: 1,
    challenged,
    ...crossing,
  });

  it('is shown with the choice made, in one sentence', () => {
    const mine = modelAfter(table, { name: 'slept', seat: 0 }, accepted(0));
    const theirs = modelAfter(table, { name: 'slept', seat: 2 }, accepted(2));

    expect(last(mine)).toEqual(['Your time was up. You accept the 2 notes unseen.']);
    expect(last(theirs)).toEqual(['Ben’s time was up. Ben accepts the 2 notes unseen.']);
    expect(last(mine, de)).toEqual(['Deine Zeit war um. Du nimmst 2 Scheine ungesehen an.']);
    expect(last(mine, nl)).toEqual(['Je tijd was om. Je neemt de 2 kaarten ongezien aan.']);
    expect(last(mine, fr)).toEqual(['Ton temps est écoulé. Tu prends 2 cartes sans les voir.']);
    expect(last(mine, ru)).toEqual(['Твоё время вышло. Ты берёшь не глядя 2 купюры.']);
  });

  it('is shown separately to the affected player only', () => {
    const nobody = {
      ...modelAfter(table, { name: 'slept', seat: 0 }, accepted(0)),
      you: { ...table.you, seat: null },
    };
    expect(timeUpIn(modelAfter(table, { name: 'slept', seat: 0 }, accepted(0)), en)).toBe(
      'Your time was up. You accept the 2 notes unseen.',
    );
    expect(timeUpIn(modelAfter(table, { name: 'slept', seat: 0 }), en)).toBe(
      'Your time was up, without a move.',
    );
    expect(timeUpIn(modelAfter(table, { name: 'slept', seat: 2 }, accepted(2)), en)).toBeUndefined();
    expect(timeUpIn(nobody, en)).toBeUndefined();
  });

  it('means silence if nothing follows', () => {
    expect(last(modelAfter(table, { name: 'slept', seat: 0 }))).toEqual([
      'Your time was up, without a move.',
    ]);
    const later = begun({ name: 'slept', seat: 0 }, raised(2, 90));
    expect(textsOf(later)).toEqual(['Your time was up, without a move.', 'Ben 90.']);
  });
});

const golden = fileURLToPath(new URL('../../../../tests/golden/', import.meta.url));
const recorded = JSON.parse(
  readFileSync(`${golden}whole-game-of-first-4.told.json`, 'utf8'),
) as readonly GameEvent[];

/** The record, which has neither hammer nor clock, with their events added as a table would send them. */
const evening = recorded.flatMap((event, at): GameEvent[] => {
  if (event.name === 'knocked' || event.name === 'kept') return [once, { name: 'called', call: 2 }, event];
  if (event.name === 'accepted' && at % 2 === 0) return [{ name: 'slept', seat: event.challenged }, event];
  return [event];
});

/** Returns the herds as the table would send them along with these events. */
function herdsAfter(herds: View['herds'], events: readonly GameEvent[]): View['herds'] {
  const after = herds.map((herd) => ({ ...herd }));
  for (const event of events) {
    if (event.name !== 'took') continue;
    for (const [seat, more] of [
      [event.seat, event.count],
      [event.from ?? -1, -event.count],
    ] as const) {
      const herd = after[seat];
      if (herd !== undefined) herd[event.animal] = (herd[event.animal] ?? 0) + more;
    }
  }
  return after;
}

/** Steps of one event, or of the two that a clock causes at once. */
const steps = evening.flatMap((event, at) => {
  if (evening[at - 1]?.name === 'slept') return [];
  const next = evening[at + 1];
  return [event.name === 'slept' && next !== undefined ? [event, next] : [event]];
});

/** Returns the whole evening at the table, and every sentence as it was shown at the time. */
function played(t = en): { end: Model; texts: string[] } {
  const nobody = { ...view, herds: [{}, {}, {}, {}] };
  let end: Model = { ...table, log: [{ name: 'started', game: 1, first: 0 }], view: nobody };
  const texts: string[] = [];
  for (const events of steps) {
    const after = { ...view, herds: herdsAfter(end.view?.herds ?? [], events) };
    const step = { type: 'step' as const, version: end.version + 1, now: 0, events, view: after };
    end = reduce(end, step, 0) as Model;
    texts.push(...last(end, t));
  }
  return { end, texts };
}

describe('the log of a whole game', () => {
  it.each([
    ['en', en],
    ['de', de],
    ['nl', nl],
    ['fr', fr],
    ['ru', ru],
  ])('matches at the end the sentences shown live, in %s', (_, t) => {
    const { end, texts } = played(t);
    const whole = { ...end, log: evening };

    expect(evening.length).toBeGreaterThan(longestLog);
    expect(textsOf(whole, t)).toEqual(texts);
    // A browser's log begins later, but has the same sentences.
    const kept = textsOf(end, t);
    expect(kept.length).toBeGreaterThan(longestLog / 2);
    expect(kept).toEqual(texts.slice(-kept.length));
  });

  it('lists for each lot who owned how many of it then', () => {
    const [first] = textsOf({ ...played().end, log: evening }).filter((text) => text.startsWith('Goat'));

    expect(first).toBe('Goat, worth 350.');
    expect(textsOf({ ...played().end, log: evening }).filter((text) => text.startsWith('Goat'))[1]).toBe(
      'Goat, worth 350. Opa has 1.',
    );
  });
});

it('a single event comes after the log', () => {
  expect(sentenceFor(once, begun(turnedUp, raised(4, 90)), en)).toBe('Going once, 90 to Cleo.');
});
