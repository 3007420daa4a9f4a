import { expect, it } from 'vitest';
import { moments } from './fixtures/moments';
import { scenes } from './fixtures/scenes';
import type { Model } from './model';
import { reduce } from './reduce';
import { seatedAt } from './fixtures/seated';
import type { GameEvent, Snapshot } from '../wire/protocol';
import { isMine, momentsOf } from './moment';

const before = reduce(undefined, scenes['waits'] as Snapshot, 0) as Model;
const after = (events: GameEvent[]) =>
  reduce(before, { type: 'step', version: 44, now: 0, events }, 0) as Model;

it('a revealed trade keeps its subject, and shows only known sums', () => {
  const [end] = momentsOf(after(moments['reveal']?.events ?? []));
  expect(end).toMatchObject({
    kind: 'trade',
    animal: 'sheep',
    count: 2,
    winner: 0,
    offer: { money: { 50: 2 } },
  });
});

it('an accepted offer is a trade that the challenger wins', () => {
  const [end] = momentsOf(
    after([
      { name: 'challenged', challenger: 1, challenged: 2, animal: 'cow', cards: 1 },
      { name: 'accepted', challenger: 1, challenged: 2, cards: 3, to_challenged: { cards: 3 } },
    ]),
  );
  expect(end).toMatchObject({ winner: 1, counter: null, offer: { cards: 3 } });
  expect(end).not.toHaveProperty('offer.money');
});

it('a trade concerns the two traders, a payday everyone, and nothing the audience', () => {
  const [end] = momentsOf(after(moments['reveal']?.events ?? []));
  const [payday] = momentsOf(after(moments['payday']?.events ?? []));
  if (end === undefined || payday === undefined) throw new Error('no moment');
  expect([0, 1, 2, null].map((seat) => isMine(end, seat))).toEqual([true, true, false, false]);
  expect(isMine(payday, 3)).toBe(true);
});

it('a trade seen from its start shows the hand before and after', () => {
  const end = seatedAt('reveal').session.director.moment;
  expect(end).toMatchObject({ purse: { before: 430, after: 390 } });
});

it('a bluff is accepted money that is worth next to nothing, for those who may know it', () => {
  const bluffIn = (scene: string) => {
    const { moment } = seatedAt(scene).session.director;
    return moment?.kind === 'trade' ? moment.bluff : undefined;
  };
  expect(bluffIn('bluff')).toEqual({ 0: 2 });
  expect(bluffIn('accepted')).toBeUndefined();
  expect(bluffIn('watchedTrade')).toBeUndefined();
});

it('a sale counts the purse of who pays and of who is paid, and no other', () => {
  const purseIn = (scene: string) => {
    const { moment } = seatedAt(scene).session.director;
    return moment?.kind === 'sale' ? moment.purse : undefined;
  };
  expect(purseIn('bought')).toMatchObject({ before: 530, after: 430 });
  expect(purseIn('sold')).toBeUndefined();
});

it('a payday shows all money in hands before and after (C4.9)', () => {
  const payday = seatedAt('payday').session.director.moment;
  expect(payday).toMatchObject({ handedOut: { before: 700, after: 1200 } });
});

it('a race of claims is a moment, a race of bids is not', () => {
  const judged = (seat: number, what: object) => ({ seat, after: seat, lag: 15, credit: 14, ...what });
  const race = (what: object): GameEvent[] => [
    { name: 'verdict', presses: [judged(0, what), judged(2, what)], drawn: false },
  ];
  const turned: GameEvent = { name: 'turned_up', auctioneer: 1, lot: 'pedigree:goat' };
  const judgedAfterIt = (what: object) => {
    const model = after(race(what));
    return momentsOf({ ...model, log: [turned, ...model.latest] });
  };
  expect(judgedAfterIt({ count: 6 })).toMatchObject([{ kind: 'race', lot: 'pedigree:goat' }]);
  expect(judgedAfterIt({ amount: 60 })).toEqual([]);
});

it('a revealed pedigree is a moment, another card is not (C7.1)', () => {
  const turned = (lot: string): GameEvent => ({ name: 'turned_up', auctioneer: 1, lot });
  expect(momentsOf(after([turned('pedigree:goat')]))).toEqual([
    { kind: 'pedigree', seat: 1, card: 'pedigree:goat' },
  ]);
  expect(momentsOf(after([turned('goat')]))).toEqual([]);
});

it('an ordinary step has no moment', () => {
  expect(momentsOf(after([{ name: 'turn', seat: 2 }]))).toEqual([]);
});
