// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { master } from '../../model/fixtures/sunday';
import type { Replay, Tale } from '../../wire/protocol';
import { endingOf } from './ending';
import { linesOf } from './lines';
import { sceneHeight, sceneOf, sceneWidth } from './scene';

const golden = fileURLToPath(new URL('../../../../tests/golden/', import.meta.url));
const tales = readdirSync(golden)
  .filter((name) => name.endsWith('.tales.json'))
  .flatMap((name) => JSON.parse(readFileSync(golden + name, 'utf8')) as Tale[]);

describe('the picture of a tale', () => {
  it.each(tales.map((tale) => [tale.kind, tale] as const))('of %s fits its frame', (_, tale) => {
    const { items } = sceneOf(tale, master);

    expect(items.length).toBeGreaterThan(1);
    for (const { x, y } of items) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(sceneWidth);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(sceneHeight);
    }
  });

  it('shows the offered cards, at most three, highest first', () => {
    const robbery: Tale = {
      kind: 'robbery',
      step: 1,
      taker: 0,
      from: 1,
      animal: 'pig',
      count: 2,
      worth: 325,
      laid: { 0: 3, 10: 1 },
      cost: 10,
    };
    const money = sceneOf(robbery, master).items.flatMap((item) =>
      item.draw === 'picture' ? [item.name] : [],
    );

    expect(money).toEqual(['money-10', 'money-0', 'money-0']);
  });
});

describe('the picture to share', () => {
  it('shows the final scores, best first', () => {
    const phase = { name: 'finished', scores: [300, 2670, 2300], winners: [1], sheets: [] };
    const replay = { steps: [{ events: [], view: { phase } }] } as unknown as Replay;

    expect(endingOf(replay)).toEqual({
      winners: [1],
      score: 2670,
      others: [
        { seat: 2, score: 2300 },
        { seat: 0, score: 300 },
      ],
    });
  });

  it('breaks its lines between words', () => {
    const letters = (text: string) => text.length;

    expect(linesOf('two pigs for one zero', 9, letters)).toEqual(['two pigs', 'for one', 'zero']);
    expect(linesOf('unbreakable', 4, letters)).toEqual(['unbreakable']);
  });
});
