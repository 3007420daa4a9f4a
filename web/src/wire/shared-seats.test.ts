import { expect, it } from 'vitest';
import { forgetSeatKey, seatKeyOf } from './seat-keys';
import { forgetSharedSeat, keepSharedSeat, ownSharedSeat, sharedSeatsOf } from './shared-seats';

const bjorn = { table: 'k7q2m9', seat: 1, token: 'of-bjorn', player: 'Björn' };
const opa = { table: 'k7q2m9', seat: 2, token: 'of-opa', player: 'Opa' };

it('the seats of further people are stored per table', () => {
  keepSharedSeat(bjorn);
  keepSharedSeat(opa);
  expect(sharedSeatsOf('k7q2m9')).toEqual([bjorn, opa]);
  expect(sharedSeatsOf('elsewhere')).toEqual([]);

  forgetSharedSeat('k7q2m9', 'of-bjorn');
  expect(sharedSeatsOf('k7q2m9')).toEqual([opa]);
  forgetSharedSeat('k7q2m9', 'of-opa');
  expect(sharedSeatsOf('k7q2m9')).toEqual([]);
});

it('a browser that has lost its own seat goes on with the next one', () => {
  expect(ownSharedSeat('k7q2m9')).toBeUndefined();
  keepSharedSeat(bjorn);
  keepSharedSeat(opa);

  expect(ownSharedSeat('k7q2m9')?.token).toBe('of-bjorn');
  expect(seatKeyOf('k7q2m9')).toMatchObject({ token: 'of-bjorn', seat: 1, player: 'Björn' });
  expect(sharedSeatsOf('k7q2m9')).toEqual([opa]);
  forgetSharedSeat('k7q2m9', 'of-opa');
  forgetSeatKey('k7q2m9');
});
