import { beforeEach, describe, expect, it } from 'vitest';
import { Interruption } from './interruption.svelte';
import type { Command } from '../../wire/protocol';

const bid: Command = { do: 'bid', amount: 100 };

describe('an interruption', () => {
  let now = 0;
  let waiting: { at: number; callback: () => void }[] = [];
  let changes = 0;
  let interruption: Interruption;

  function pass(seconds: number): void {
    for (let i = 0; i < seconds; i += 1) {
      now += 1000;
      const due = waiting.filter(({ at }) => at <= now);
      waiting = waiting.filter(({ at }) => at > now);
      for (const { callback } of due) callback();
    }
  }

  beforeEach(() => {
    now = 5000;
    waiting = [];
    changes = 0;
    interruption = new Interruption(() => (changes += 1), {
      now: () => now,
      later: (milliseconds, callback) => {
        const timer = { at: now + milliseconds, callback };
        waiting.push(timer);
        return () => (waiting = waiting.filter((one) => one !== timer));
      },
    });
    interruption.follow('open');
  });

  it('counts the seconds since the connection was lost', () => {
    expect(interruption.seconds).toBeUndefined();
    interruption.follow('lost');
    expect(interruption.seconds).toBe(0);
    pass(3);
    expect(interruption.seconds).toBe(3);
    expect(changes).toBe(4);
  });

  it('shows its duration when it ends, and stops counting', () => {
    interruption.follow('lost');
    pass(3);
    interruption.follow('open');
    pass(2);
    expect(interruption.seconds).toBeUndefined();
    expect(interruption.back).toEqual({ seconds: 3, move: undefined });
    pass(3);
    expect(interruption.back).toBeDefined();
    pass(1);
    expect(interruption.back).toBeUndefined();
  });

  it.each([
    ['ack', true],
    ['refused', false],
  ])('reports the outcome of a move in flight: %s', async (type, counted) => {
    let answer: (value: { type: string }) => void = () => {};
    const answered = interruption.watchOver(
      bid,
      new Promise<{ type: string }>((resolve) => (answer = resolve)),
    );
    interruption.follow('lost');
    expect(interruption.move).toBe(bid);
    interruption.follow('open');
    expect(interruption.back).toEqual({ seconds: 0, move: bid });
    answer({ type });
    await answered;
    expect(interruption.back).toEqual({ seconds: 0, move: bid, counted });
    expect(interruption.move).toBeUndefined();
  });
});
