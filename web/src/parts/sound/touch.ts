import type { Model } from '../../model/model';
import { newDuty } from '../../model/duty';

/** A vibration, as `navigator.vibrate` takes it: milliseconds on, off, on. */
export type Shake = readonly number[];

const challenged: Shake = [80, 60, 80];
const got: Shake = [30, 40, 30];
const yourMove: Shake = [60];
const overtaken: Shake = [40];

/** Another player bids more than this one, who looks at a big screen and not at the phone. */
function isOvertaken({ view }: Model, { latest, table, you }: Model): boolean {
  const led = view?.phase.name === 'bidding' && view.phase.standing?.seat === you.seat;
  return (
    led &&
    table.big_screen?.present === true &&
    latest.some((event) => event.name === 'raised' && event.seat !== you.seat)
  );
}

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
  if (isOvertaken(before, model)) return overtaken;
  return newDuty(before, model) !== undefined ? yourMove : undefined;
}
