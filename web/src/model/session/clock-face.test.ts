import { beforeEach, expect, it } from 'vitest';
import type { Clock } from '../../wire/protocol';
import { ClockFace } from './clock-face.svelte';

const countdown: Clock = { name: 'count', from: 3, at: [1000, 1600, 2200, 2800] };
const calls: Clock = { name: 'calls', at: [1000, 1600, 2200] };
const ahead = 100;
let now: number;
let waiting: { at: number; callback: () => void } | undefined;
let shown: number[];

const timers = {
  now: () => now,
  later: (milliseconds: number, callback: () => void) => {
    waiting = { at: now + milliseconds, callback };
    return () => (waiting = undefined);
  },
};

function passTo(time: number) {
  while (waiting !== undefined && waiting.at <= time) {
    const { at, callback } = waiting;
    waiting = undefined;
    now = at;
    callback();
  }
  now = time;
}

function aFace(clock: Clock): ClockFace {
  const face = new ClockFace((at) => shown.push(at), timers);
  face.follow(clock, ahead);
  return face;
}

beforeEach(() => {
  now = 900;
  waiting = undefined;
  shown = [];
});

it('counts down automatically by the server’s time', () => {
  const face = aFace(countdown);
  expect(face.countOf(countdown)).toBe(3);
  passTo(1499);
  expect(face.countOf(countdown)).toBe(3);
  passTo(1500);
  expect(face.countOf(countdown)).toBe(2);
  passTo(2700);
  expect(face.countOf(countdown)).toBe(0);
  expect(shown).toEqual([1000, 1600, 2200, 2800]);
});

it('continues when the same clock arrives again', () => {
  const face = aFace(countdown);
  passTo(1500);
  face.follow({ ...countdown }, ahead);
  expect(face.countOf(countdown)).toBe(2);
  expect(shown).toEqual([1000, 1600]);
});

it('shows sold when the third call has passed on this screen', () => {
  const face = aFace(calls);
  passTo(2099);
  expect(face.hasSold(calls)).toBe(false);
  passTo(2100);
  expect(face.hasSold(calls)).toBe(true);
});

it('restarts with a new clock', () => {
  const face = aFace(calls);
  passTo(2100);
  const anew: Clock = { name: 'calls', at: [5000, 5600, 6200] };
  face.follow(anew, ahead);
  expect(face.hasSold(anew)).toBe(false);
});
