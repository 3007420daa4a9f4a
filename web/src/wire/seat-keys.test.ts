import { expect, it } from 'vitest';
import { forgetSeatKey, keepSeatKey, seatKeyOf } from './seat-keys';

it('a seat key is kept per table until it is forgotten', () => {
  const key = { table: 'k7q2m9', seat: 1, token: 'secret' };
  keepSeatKey(key);
  expect(seatKeyOf('k7q2m9')).toEqual(key);
  expect(seatKeyOf('other')).toBeUndefined();
  forgetSeatKey('k7q2m9');
  expect(seatKeyOf('k7q2m9')).toBeUndefined();
});
