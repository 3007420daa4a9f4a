import { beforeEach, expect, it } from 'vitest';
import { modelAt } from '../fixtures/models';
import type { Command, PhaseOf } from '../../wire/protocol';
import type { Model } from '../model';
import { TradeDraft } from './trade-draft.svelte';

const turn = modelAt('turn');
const offer: PhaseOf<'offer'> = {
  name: 'offer',
  challenger: 0,
  challenged: 2,
  animal: 'cow',
  cards: 1,
  round: 1,
};
const cow = { do: 'challenge' as const, seat: 2, animal: 'cow', cards: 1 };
const asked: Model = {
  ...turn,
  view: turn.view && { ...turn.view, phase: offer },
  options: [{ do: 'offer', at_least_cards: 0 }],
};

let sent: Command[];
let answers: ((made: boolean) => void)[];
let draft: TradeDraft;

beforeEach(() => {
  sent = [];
  answers = [];
  draft = new TradeDraft((command) => {
    sent.push(command);
    return new Promise((answer) => answers.push(answer));
  });
  draft.follow(turn);
});

const settled = () => new Promise((later) => setTimeout(later));

it('shows the trade, and sends nothing', () => {
  draft.choose(cow);
  const { view, options } = draft.appliedTo(turn);
  expect([view?.phase, options]).toEqual([offer, [{ do: 'offer', at_least_cards: 0 }]]);
  expect(sent).toEqual([]);
});

it.each([
  { hand: { 10: 2 }, least: 1 },
  { hand: {}, least: 0 },
])('asks for a note where the rules do, but not of an empty hand: $least', ({ hand, least }) => {
  draft.choose(cow);
  const { edition, view } = turn;
  const rules = { ...edition.rules, least_offer: 1 };
  const model = { ...turn, edition: { ...edition, rules }, view: view && { ...view, hand } };
  expect(draft.appliedTo(model).options).toEqual([{ do: 'offer', at_least_cards: least }]);
});

it('is gone when it is taken back, and when the turn is over', () => {
  draft.choose(cow);
  draft.takeBack();
  expect(draft.appliedTo(turn)).toBe(turn);
  draft.choose(cow);
  draft.follow({ ...turn, options: [] });
  expect(draft.appliedTo(turn)).toBe(turn);
});

it.each([true, false])('begins with its offer, the answer first: %s', async (answerFirst) => {
  draft.choose(cow);
  void draft.lay({ 10: 1 });
  expect(sent).toEqual([{ do: 'challenge', seat: 2, animal: 'cow' }]);
  const arrivals = [() => answers[0]?.(true), () => draft.follow(asked)];
  for (const arrives of answerFirst ? arrivals : arrivals.toReversed()) {
    expect(sent).toHaveLength(1);
    arrives();
    await settled();
  }
  draft.follow(asked);
  expect(sent.slice(1)).toEqual([{ do: 'offer', money: { 10: 1 } }]);
});

it('offers nothing for a trade that the table refused', async () => {
  draft.choose(cow);
  void draft.lay({ 10: 1 });
  answers[0]?.(false);
  await settled();
  draft.follow(asked);
  expect(sent).toHaveLength(1);
  expect(draft.laid).toBeUndefined();
});
