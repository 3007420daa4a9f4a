import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TableSession } from '../src/model/session/session.svelte';
import ScreenHarness from '../src/pages/tv/fixtures/ScreenHarness.svelte';
import { Connection } from '../src/wire/connection';
import { Chance } from './chance';
import { Evening, type Kind } from './evening';
import { Visitor } from './visitor';

const first = Number(process.env['KUHHANDEL_SEED'] ?? 1);
const games = Math.min(Number(process.env['KUHHANDEL_RUNS'] ?? 1), 20);

beforeEach(() => {
  vi.useFakeTimers();
  // The pictures of the screen move by the browser's own animations, which nobody sees here.
  Element.prototype.animate = () =>
    ({
      finished: Promise.resolve(),
      cancel: () => undefined,
      finish: () => undefined,
    }) as unknown as Animation;
});
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
});

async function settled(): Promise<void> {
  for (let turn = 0; turn < 4; ++turn) await Promise.resolve();
}

/** A big screen at the table, and what it must not show. */
class Screen {
  readonly breaches = new Set<string>();
  readonly scenes = new Set<string>();
  readonly session: TableSession;
  readonly #connection: Connection;
  readonly #drawn: ReturnType<typeof mount>;
  #shot: unknown;

  constructor(evening: Evening) {
    const nothing = () => undefined;
    this.session = new TableSession({ send: (request) => this.#connection.send(request) });
    this.#connection = new Connection({
      open: () => evening.wire(20),
      later: (milliseconds, callback) => setTimeout(callback, milliseconds),
      beats: false,
      token: undefined,
      onNews: (news) => this.session.receive(news),
      onError: ({ message }) => this.breaches.add(message),
      onState: nothing,
      onTalk: nothing,
      onReview: nothing,
      onLate: nothing,
      onWentBack: nothing,
    });
    this.#drawn = mount(ScreenHarness, { target: document.body, props: { session: this.session } });
  }

  check(): void {
    const { model, director } = this.session;
    const { moment, shot } = director;
    if (model?.view == null || shot === this.#shot) return;
    this.#shot = shot;
    flushSync();
    this.#hold(Object.keys(model.view.hand).length === 0, 'the screen has a hand');
    const scene = moment?.kind ?? model.view.phase.name;
    this.scenes.add(scene);
    this.#checkNotes(scene);
    if (scene === 'trade' || scene === 'offer' || scene === 'answer') this.#checkTrade();
  }

  /** Notes are face up only at a payday, in open payments (C4.7), and if a hand must be shown (C4.8). */
  #checkNotes(scene: string): void {
    const open = document.querySelectorAll('img[src*="/money-"]:not([src*="/money-back"])').length;
    const may = ['payday', 'sale', 'shown', 'short', 'division', 'finished'].includes(scene);
    this.#hold(may || open === 0, `${open} open notes in ${scene}`);
  }

  /** In a trade only numbers of notes, and the value on the animals' cards (C6.6). */
  #checkTrade(): void {
    const { model, director } = this.session;
    if (model?.view == null) return;
    const { phase, cards } = model.view;
    const { moment } = director;
    const animal = moment?.kind === 'trade' ? moment.animal : 'animal' in phase ? phase.animal : undefined;
    const worth = model.edition.animals.find(({ id }) => id === animal)?.worth;
    const most = cards.reduce((sum, count) => sum + count, 0);
    const text = document.querySelector('main')?.textContent.replaceAll(/Person \d+/g, '') ?? '';
    this.#hold(text !== '', 'a trade is not shown');
    for (const found of text.matchAll(/\d+/g)) {
      const number = Number(found[0]);
      const isWorth = found[0].replaceAll(String(worth), '') === '';
      this.#hold(isWorth || number <= most, `${found[0]} in a trade`);
    }
    const money = JSON.stringify(moment ?? {}).includes('"money"');
    this.#hold(!money, 'the screen was sent the money of a trade');
  }

  leave(): void {
    this.#connection.close();
    this.session.leave();
    void unmount(this.#drawn);
  }

  #hold(holds: boolean, what: string): void {
    if (!holds) this.breaches.add(what);
  }
}

async function watch(kind: Kind, seed: number): Promise<Screen> {
  const evening = await Evening.open(`screen-${kind.edition}-${seed}`, kind);
  const count = { questions: 0, moments: 0, instants: 0 };
  const chance = new Chance(seed);
  const people = Array.from({ length: kind.people }, (_, seat) => new Visitor(evening, seat, chance, count));
  const screen = new Screen(evening);
  while (!people.every(({ isOver }) => isOver)) {
    vi.advanceTimersToNextTimer();
    await settled();
    screen.check();
  }
  for (const person of people) person.leave();
  screen.leave();
  return screen;
}

it.each([
  { edition: 'second', seats: 4, people: 3, speed: 2 },
  { edition: 'master', seats: 5, people: 3, speed: 3 },
])('the big screen shows a game of $edition without the sums of trades', async (kind) => {
  const scenes = new Set<string>();
  for (let seed = first; seed < first + games; ++seed) {
    const screen = await watch(kind, seed);
    for (const scene of screen.scenes) scenes.add(scene);
    expect([...screen.breaches], `KUHHANDEL_SEED=${seed}`).toEqual([]);
    vi.clearAllTimers();
  }
  console.log(`${kind.edition}: ${[...scenes].join(' ')}`);
  expect([...scenes]).toEqual(
    expect.arrayContaining([
      'turn_choice',
      'bidding',
      'sale',
      'offer',
      'answer',
      'trade',
      'payday',
      'quartet',
    ]),
  );
});
