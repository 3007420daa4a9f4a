import { describe, expect, it } from 'vitest';
import { en } from '../../parts/i18n/fixtures/languages';
import { seatedAt } from '../../model/fixtures/seated';
import { saidOf } from './captions';

/** Returns the dock's text in an act of a scene. */
function said(scene: string, act: number): string {
  const { session } = seatedAt(scene);
  const { director, newest } = session;
  if (newest === undefined) throw new Error('nothing is shown');
  const { title, lines } = saidOf(newest, director.moment, act, en);
  return [title, ...lines].join(' | ');
}

it('the dock names a pedigree, and who counts down for it', () => {
  expect(said('pedigree', 0)).toBe(
    'The goat pedigree, worth at least 250. | Then Anna auctions the goat pedigree.',
  );
});

describe('the dock describes a trade', () => {
  it('first with the traders and the animals', () => {
    expect(said('reveal', 0)).toBe('Anna against you | At stake: 2 sheep. | Only you two see the notes.');
  });

  it('then with the sums', () => {
    expect(said('reveal', 1)).toBe('150 against 110 | You offered 40 more.');
  });

  it('and last with the winner', () => {
    expect(said('reveal', 2)).toBe(
      'You get 2 sheep | You give 150 and receive 110. | Purse: 430\u00A0→\u00A0390. | The others saw 4 notes against 2.',
    );
  });

  it('as accepted if there is no counter-offer', () => {
    expect(said('accepted', 0)).toContain('Anna accepts the 3 notes unseen.');
    expect(said('accepted', 1)).toContain('110 for 2 sheep');
  });

  it('a bluff that worked, and what would have won against it', () => {
    expect(said('bluff', 2)).toBe(
      'You get 2 sheep | Anna took it unseen. 10 against it would have won. | Purse: 430\u00A0→\u00A0430.',
    );
  });

  it('with equal sums', () => {
    expect(said('tie', 1)).toBe('100 against 100 | Both offered the same.');
    expect(said('tie', 2)).toBe(
      'Tie! Once more | The piles stay swapped. | Both offer again. | Equal again: Anna gets 2 sheep.',
    );
  });

  it('to spectators without sums, and with the winner only at the end', () => {
    expect(said('watchedTrade', 0)).toBe(
      'Anna against Ben | At stake: 1 cow. | 4 notes against 2; only the two know which.',
    );
    expect(said('watchedTrade', 1)).toBe('Ben gets the cow');
  });
});

describe('the dock describes a sale', () => {
  it('with buyer and price, to its end', () => {
    for (const act of [0, 1])
      expect(said('sold', act)).toBe('Sold to Ben for 90. | Ben pays 50, 10, 10, 10, 10.');
  });

  it('as kept by the auctioneer after a purchase or without bids (C4.3, C4.6)', () => {
    expect(said('bought', 0)).toContain('You keep it for 90');
    expect(said('kept', 0)).toBe('No bid. Anna keeps the goose.');
  });
});

it('the dock describes a payday first with the money for all, and last with the owner of the donkey (C5.1)', () => {
  expect(said('payday', 0)).toContain('+100 for everyone');
  expect(said('payday', 2)).toContain('Then Anna auctions the donkey.');
});

it('the dock shows the value of a quartet only when it is counted (C9.1)', () => {
  expect(said('quartet', 0)).not.toContain('1620');
  expect(said('quartet', 1)).toContain('If it ended now: 1620');
});
