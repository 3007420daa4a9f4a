import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Chance } from './chance';
import { Evening, type Kind } from './evening';
import type { Count } from './law';
import { Visitor } from './visitor';

const first = Number(process.env['KUHHANDEL_SEED'] ?? 1);
const games = Math.min(Number(process.env['KUHHANDEL_RUNS'] ?? 2), 100);

let hidden = false;
beforeEach(() => {
  vi.useFakeTimers();
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
});
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
  hidden = false;
});

/** Lets promises be kept. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 4; ++turn) await Promise.resolve();
}

/** Now and then the tab is hidden for a while. */
function hideLater(chance: Chance): void {
  setTimeout(
    () => {
      hidden = !hidden;
      hideLater(chance);
    },
    hidden ? chance.between(100, 5000) : chance.between(5000, 120_000),
  );
}

/** Plays a whole game; returns the violations of the law. */
async function playThrough(kind: Kind, seed: number, count: Count): Promise<string[]> {
  const chance = new Chance(seed);
  const evening = await Evening.open(`${kind.edition}-${seed}`, kind);
  const seats = Array.from({ length: kind.people }, (_, seat) => seat);
  const visitors = [...seats, undefined].map((seat) => new Visitor(evening, seat, chance, count));
  hideLater(chance);
  while (!visitors.every(({ isOver }) => isOver)) {
    vi.advanceTimersToNextTimer();
    await settled();
    for (const visitor of visitors) visitor.check();
  }
  for (const visitor of visitors) visitor.leave();
  return visitors.flatMap(({ laws }) => laws).flatMap(({ breaches }) => breaches);
}

const kinds: readonly Omit<Kind, 'people'>[] = [
  { edition: 'second', seats: 4, speed: 2 },
  { edition: 'first', seats: 4, speed: 1 },
  { edition: 'russian', seats: 4, speed: 2 },
  { edition: 'master', seats: 5, speed: 3 },
  { edition: 'duel', seats: 2, speed: 2 },
];

it('every playable edition is covered', async () => {
  expect(kinds.map(({ edition }) => edition).toSorted()).toEqual((await Evening.editions()).toSorted());
});

describe.each(kinds)('in games of $edition', (kind) => {
  it.each([1, 2])('with %i players tapping at random the law of the stage holds', async (people) => {
    const count: Count = { questions: 0, moments: 0, instants: 0 };
    for (let seed = first; seed < first + games; ++seed) {
      const breaches = await playThrough({ ...kind, people }, seed, count);
      expect([...new Set(breaches)].slice(0, 20), `KUHHANDEL_SEED=${seed}`).toEqual([]);
      vi.clearAllTimers();
    }
    const { questions, moments, instants } = count;
    console.log(
      `${games} games of ${kind.edition}, ${people} with hands: ` +
        `${questions} questions and ${moments} moments, at ${instants} instants`,
    );
    expect(questions).toBeGreaterThan(20);
    expect(moments).toBeGreaterThan(10);
  });
});
