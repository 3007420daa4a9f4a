import { expect, it } from 'vitest';
import { LastPaint } from './last-paint';

function aScreen() {
  const paints: (() => void)[] = [];
  const time = {
    at: 1000,
    now: () => time.at,
    painted: (callback: () => void) => void paints.push(callback),
  };
  const paint = () => paints.splice(0).forEach((callback) => callback());
  return { time, paint, sight: new LastPaint(time) };
}

it('returns nothing before the first paint', () => {
  expect(aScreen().sight.seen()).toBeUndefined();
});

it('counts from the paint, not from the message', () => {
  const { time, paint, sight } = aScreen();
  sight.show(500_000);
  time.at += 16;
  paint();
  time.at += 200;
  expect(sight.seen()).toEqual({ at: 500_000, ago: 200 });
});

it('returns the last paint', () => {
  const { time, paint, sight } = aScreen();
  sight.show(500_000);
  sight.show(501_800);
  paint();
  time.at += 31.4;
  expect(sight.seen()).toEqual({ at: 501_800, ago: 31 });
});
