import { beforeEach, expect, it } from 'vitest';
import { DockFloor } from './dock-floor';

let phase: string;
let floor: DockFloor;

beforeEach(() => {
  phase = 'bidding';
  floor = new DockFloor(() => phase);
  floor.turns({ width: 390, height: 300 });
  floor.see({ width: 390, height: 300 });
});

it('a dock does not shrink within a phase', () => {
  floor.see({ width: 390, height: 320 });
  floor.see({ width: 390, height: 280 });
  expect(floor.height).toBe(320);
});

it('each phase begins anew', () => {
  phase = 'payment';
  expect(floor.height).toBe(0);
  floor.see({ width: 390, height: 250 });
  expect(floor.height).toBe(250);
});

it('so does a turned device, whose dock is still as high as its old floor', () => {
  expect(floor.turns({ width: 390, height: 320 })).toBe(false);
  expect(floor.turns({ width: 844, height: 300 })).toBe(true);
  expect(floor.height).toBe(0);
  floor.see({ width: 844, height: 200 });
  expect(floor.height).toBe(200);
});
