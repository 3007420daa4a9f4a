import { cleanup, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setLocale } from '../src/parts/i18n/locale.svelte';
import { atBigScreen } from '../src/model/fixtures/hand-scenes';
import type { Model } from '../src/model/model';
import { cardsOf, countOf } from '../src/model/money/money';
import { TableSession } from '../src/model/session/session.svelte';
import HandHarness from '../src/pages/table/fixtures/HandHarness.svelte';
import { Connection } from '../src/wire/connection';
import type { MoneyCards, Snapshot } from '../src/wire/protocol';
import { Chance } from './chance';
import { Evening } from './evening';
import { anyMove } from './moves';

beforeEach(async () => {
  vi.useFakeTimers();
  await setLocale('en');
});
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
});

async function settled(): Promise<void> {
  for (let turn = 0; turn < 4; ++turn) await Promise.resolve();
}

function sitDown(evening: Evening): { session: TableSession; connection: Connection } {
  const nothing = () => undefined;
  const session = new TableSession({
    send: (request) => connection.send(request),
    ackShown: (version) => connection.ackShown(version),
  });
  const connection: Connection = new Connection({
    open: () => evening.wire(5),
    later: (milliseconds, callback) => setTimeout(callback, milliseconds),
    beats: false,
    token: '0',
    onNews: (news) => session.receive(news),
    onError: nothing,
    onState: nothing,
    onTalk: nothing,
    onReview: nothing,
    onLate: nothing,
    onWentBack: nothing,
  });
  return { session, connection };
}

/** The table as a page that is opened now gets it, with the big screen there. */
function snapshotOf({ view, ...model }: Model, hand: MoneyCards): Snapshot {
  const { version, now, you, table, edition, options, log } = model;
  const news = { type: 'snapshot', epoch: '', version, now, you, table, edition, options, log, clock: null };
  return atBigScreen({ ...news, view: view && { ...view, hand } } as Snapshot);
}

/** Returns the whole document of a covered hand. */
async function coveredPage(model: Model, hand: MoneyCards): Promise<string> {
  const session = new TableSession({ send: () => Promise.reject(new Error('nothing is sent')) });
  session.receive(snapshotOf(model, hand));
  render(HandHarness, { session });
  await tick();
  const page = document.querySelector('[data-page=hand]')?.outerHTML ?? '';
  cleanup();
  session.leave();
  return page;
}

/** As many notes of other values. */
const inAnotherWorld = (hand: MoneyCards): MoneyCards =>
  countOf(hand) === 0 ? {} : { [cardsOf(hand)[0] === 500 ? 10 : 500]: countOf(hand) };

/** Questions whose quick choices follow from the purse: there only values and pictures of notes are looked for. */
const lays = new Set(['pay', 'offer', 'counter', 'lay']);

async function faultOf(model: Model): Promise<string | undefined> {
  const hand = model.view?.hand ?? {};
  const here = await coveredPage(model, hand);
  if (/money-\d+\.svg|[^\d]\d+: \d+ left in your purse/.test(here)) return 'a note';
  if (model.options.some(({ do: what }) => lays.has(what))) return undefined;
  return here === (await coveredPage(model, inAnotherWorld(hand))) ? undefined : 'another page';
}

describe.each([
  { edition: 'second', seats: 4 },
  { edition: 'master', seats: 4 },
])('in a whole game of $edition', ({ edition, seats }) => {
  it('a covered hand tells nothing but the number of notes', async () => {
    const chance = new Chance(Number(process.env['KUHHANDEL_SEED'] ?? 1));
    const evening = await Evening.open(`hand-${edition}`, { edition, seats, people: 1, speed: 5 });
    const { session, connection } = sitDown(evening);
    const faults: string[] = [];
    const seen = new Map<string, number>();
    let version = -1;
    while (session.model?.view?.phase.name !== 'finished') {
      vi.advanceTimersToNextTimer();
      await settled();
      const { model } = session;
      if (model?.view == null || session.director.shows) {
        session.skip();
        continue;
      }
      const move = anyMove(model, chance);
      if (move !== undefined) void session.commands.do(move);
      if (model.version === version) continue;
      version = model.version;
      const kind = `${model.view.phase.name} ${model.options.map(({ do: what }) => what).join(' ')}`;
      const times = (seen.get(kind) ?? 0) + 1;
      seen.set(kind, times);
      if (times <= 6) {
        const fault = await faultOf(model);
        if (fault !== undefined) faults.push(`${kind}: ${fault}`);
      }
    }
    connection.close();
    session.leave();
    expect([...new Set(faults)]).toEqual([]);
    expect(seen.size, [...seen.keys()].join(', ')).toBeGreaterThan(8);
  });
});
