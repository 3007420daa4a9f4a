import type { Model } from '../../model/model';
import { newDuty } from '../../model/duty';

/** A vibration, as `navigator.vibrate` takes it: milliseconds on, off, on. */
export type Shake = readonly number[];

const challenged: Shake = [80, 60, 80];
const got: Shake = [30, 40, 30];
const yourMove: Shake = [60];

/** Returns the vibration of the latest step for the player it concerns; undefined for all others. */
export function shakeOf(before: Model, model: Model): Shake | undefined {
  const me = model.you.seat;
  if (me === null) return undefined;
  const isMine = model.latest.some(
    (event) =>
      (event.name === 'sold' && event.bidder === me) ||
      (event.name === 'claim_sold' && event.claimant === me) ||
      ((event.name === 'bought' || event.name === 'claim_bought') && event.auctioneer === me),
  );
  if (model.latest.some((event) => event.name === 'challenged' && event.challenged === me)) return challenged;
  if (isMine) return got;
  return newDuty(before, model) !== undefined ? yourMove : undefined;
}
