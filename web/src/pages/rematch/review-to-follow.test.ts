import { expect, it } from 'vitest';
import { reviewToFollow } from './review-to-follow';

it('opens the review of the chosen table only, and only once', () => {
  reviewToFollow.give('one');
  expect(reviewToFollow.take('another')).toBe(false);
  expect(reviewToFollow.take('one')).toBe(false);
  reviewToFollow.give('one');
  expect(reviewToFollow.take('one')).toBe(true);
  expect(reviewToFollow.take('one')).toBe(false);
});
