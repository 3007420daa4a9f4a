import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scenes } from '../../model/fixtures/scenes';
import type { Model } from '../../model/model';
import { reduce } from '../../model/reduce';
import type { GameEvent, Snapshot } from '../../wire/protocol';
import { FlyLayer } from './fly-layer';

const model = reduce(undefined, scenes['waits'] as Snapshot, 0) as Model;
const after = (...events: GameEvent[]) =>
  reduce(model, { type: 'step', version: model.version + 1, now: 0, events }, 0) as Model;
const paid: GameEvent = { name: 'paid', payer: 2, payee: 1, open: false, cards: 2 };
const layer = document.createElement('div');

function page(...places: string[]): HTMLElement {
  document.body.innerHTML = places.map((place) => `<p data-place="${place}"></p>`).join('');
  return document.body;
}

beforeEach(() => {
  layer.innerHTML = '';
  const never = { finished: new Promise(() => undefined) } as unknown as Animation;
  const rects = [new DOMRect()] as unknown as DOMRectList;
  vi.spyOn(Element.prototype, 'animate').mockReturnValue(never);
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue(rects);
});
// Other files of the same worker share the same elements.
afterEach(() => vi.restoreAllMocks());

function seen(...places: string[]): FlyLayer {
  const flyLayer = new FlyLayer();
  flyLayer.look(page(...places), model);
  flyLayer.look(document.body, after(paid));
  return flyLayer;
}

it('money cards start from their position before the page changed', () => {
  const flyLayer = seen('purse-2');
  flyLayer.release(page('purse-1'), layer);
  expect(layer.querySelectorAll('.flying')).toHaveLength(2);
});

it('queued flights start once', () => {
  const flyLayer = seen('purse-2');
  flyLayer.release(page('purse-1'), layer);
  flyLayer.release(page('purse-1'), layer);
  expect(layer.querySelectorAll('.flying')).toHaveLength(2);
});

it('repeated renders while disconnected start no new flights', () => {
  const paidNow = after(paid);
  const flyLayer = new FlyLayer();
  flyLayer.look(page('purse-2'), model);
  flyLayer.look(document.body, paidNow);
  flyLayer.release(page('purse-1'), layer);
  flyLayer.look(page('purse-2'), { ...paidNow, clock: null, secondsOld: 1 });
  flyLayer.release(page('purse-1'), layer);
  expect(layer.querySelectorAll('.flying')).toHaveLength(2);
});

it('nothing flies without a target or a source', () => {
  seen('purse-2').release(page('pile'), layer);
  seen('pile').release(page('purse-1'), layer);
  expect(layer.childElementCount).toBe(0);
});

it('a new scene finishes running flights, and keeps queued ones', () => {
  const finish = vi.fn();
  const flight = { finished: new Promise(() => undefined), finish } as unknown as Animation;
  vi.spyOn(Element.prototype, 'animate').mockReturnValue(flight);
  const flyLayer = seen('purse-2');
  flyLayer.release(page('purse-1'), layer);

  flyLayer.land();
  expect(finish).toHaveBeenCalledTimes(2);

  const waiting = seen('purse-2');
  waiting.land();
  waiting.release(page('purse-1'), layer);
  expect(layer.querySelectorAll('.flying')).toHaveLength(2);
});

it('a seat without a visible hand receives money anyway', () => {
  seen('seat-2').release(page('purse-1'), layer);
  seen('purse-2').release(page('seat-1'), layer);
  expect(layer.querySelectorAll('.flying')).toHaveLength(4);
});

it('the initial table starts no flights', () => {
  const flyLayer = new FlyLayer();
  flyLayer.look(page('purse-2'), after(paid));
  flyLayer.release(page('purse-1'), layer);
  expect(layer.childElementCount).toBe(0);
});
