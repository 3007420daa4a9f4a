import { describe, expect, it } from 'vitest';
import { de, en } from '../i18n/fixtures/languages';
import { everyEvent } from '../../model/fixtures/events';
import { scenes } from '../../model/fixtures/scenes';
import { master } from '../../model/fixtures/sunday';
import type { Model } from '../../model/model';
import { reduce } from '../../model/reduce';
import type { Snapshot } from '../../wire/protocol';
import { sentenceFor } from './sentences';

const auction = scenes['auction'] as Snapshot;
const model = reduce(undefined, { ...auction, edition: master }, 0) as Model;
const raw = /_|undefined|null|pedigree:|money:|NaN|\[object/;

describe.each([
  ['English', en],
  ['German', de],
])('in %s', (_, t) => {
  // The table's reaction shows that a player has seen enough, or wants to continue.
  const withSentence = Object.values(everyEvent).filter(
    ({ name }) => name !== 'seen_enough' && name !== 'on_to_me',
  );
  it.each(withSentence)('there is a sentence for $name', (event) => {
    const sentence = sentenceFor(event, model, t);

    expect(sentence?.length).toBeGreaterThan(2);
    expect(sentence).not.toMatch(raw);
  });
});

it('a pedigree, a rat and a claim are named', () => {
  const english = (name: keyof typeof everyEvent) => sentenceFor(everyEvent[name], model, en);

  expect(english('turned_up')).toBe('The goat pedigree, worth at least 250.');
  expect(english('claimed')).toBe('Ben was first at 6.');
  expect(english('claim_sold')).toBe('Sold to Ben for 6 notes.');
  expect(english('showed_too_few')).toBe(
    'Ben doesn’t have 6 notes, only 3, and shows 110. The countdown restarts.',
  );
  expect(english('laid')).toBe('Ben puts a note on the rat.');
  expect(english('rat_money')).toBe('Opa also gets the 2 notes on it.');
  expect(english('auction_goes_on')).toBe(
    'The auction continues without Ben. 30 from Opa is the highest bid again.',
  );
  expect(sentenceFor({ name: 'turned_up', auctioneer: 1, lot: 'rat' }, model, de)).toMatch(/^Eine Ratte/);
});

it('the looked-at card is kept or given (C10.3)', () => {
  const divided = (first: number) => sentenceFor({ name: 'divided', seat: 1, first }, model, en);

  expect(divided(1)).toBe('Anna keeps it.');
  expect(divided(0)).toBe('Anna gives it to you.');
  expect(sentenceFor({ name: 'drew', seat: 0, cards: 1, money: { 200: 1 } }, model, de)).toBe(
    'Du bekommst 200.',
  );
});
