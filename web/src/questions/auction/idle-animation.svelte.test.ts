import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { idleAnimation, type AnimationState } from './idle-animation.svelte';

const calm: AnimationState = { bid: 0, unrest: 0, side: 0, waits: false };

let temper = $state.raw(calm);
let moved: string[];
let end: () => void;
let animal: HTMLElement;

/** Puts an animal into the ring; its animations are recorded by the name of the moving part. */
function enter(): void {
  animal = document.createElement('span');
  animal.className = 'an';
  animal.innerHTML = `<span><i class="lids"></i><i class="puff"></i></span>`;
  for (const element of [animal, ...animal.querySelectorAll('*')])
    element.animate = (_, options) => {
      const { iterations = 1, duration } = options as KeyframeAnimationOptions;
      moved.push(`${element.className} ${String(duration)} ×${String(iterations)}`);
      return { cancel: vi.fn(), updatePlaybackRate: vi.fn(), finished: Promise.resolve() } as never;
    };
  end = $effect.root(() => {
    $effect(() => idleAnimation(() => temper)(animal.firstElementChild as HTMLElement) ?? undefined);
  });
  flushSync();
}

function feel(change: Partial<AnimationState>): string[] {
  moved = [];
  flushSync(() => (temper = { ...temper, ...change }));
  return moved;
}

beforeEach(() => {
  vi.useFakeTimers();
  temper = calm;
  moved = [];
  enter();
});

afterEach(() => {
  end();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('the animal stamps at a bid, more often the closer the bid is to its value', () => {
  expect(feel({ bid: 10, unrest: 0.1 })).toEqual(['an 260 ×1']);
  vi.advanceTimersByTime(900);
  expect(feel({ bid: 30, unrest: 0.3 })).toEqual(['an 260 ×2']);
});

it('the animal snorts from half its value on, and at most once in 900 ms', () => {
  expect(feel({ bid: 50, unrest: 0.5 })).toEqual(['an 260 ×2', 'puff 520 ×1']);
  vi.advanceTimersByTime(899);
  expect(feel({ bid: 60, unrest: 0.6 })).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(feel({ bid: 70, unrest: 0.7 })).toEqual(['an 260 ×2', 'puff 520 ×1']);
});

it('the animal blinks every few seconds while shown', () => {
  moved = [];
  vi.advanceTimersByTime(3399);
  expect(moved).toEqual([]);
  vi.advanceTimersByTime(2801 * 3);
  expect(new Set(moved)).toEqual(new Set(['lids 140 ×1']));
  end();
  moved = [];
  vi.advanceTimersByTime(60_000);
  expect(moved).toEqual([]);
});

it('the head turns to the leading bidder by one transition at a time, and is straight when the hammer has fallen', () => {
  expect(feel({ side: 1 })).toEqual([]);
  expect(animal.style.rotate).toBe('3deg');
  feel({ side: -1 });
  expect(animal.style.rotate).toBe('-3deg');
  end();
  expect(animal.style.rotate).toBe('');
});

it('nothing is animated in a hidden tab', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  expect(feel({ bid: 50, unrest: 0.5 })).toEqual([]);
  vi.advanceTimersByTime(20_000);
  expect(moved).toEqual([]);
});
