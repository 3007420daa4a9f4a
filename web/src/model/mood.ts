import type { GameEvent, Seat } from '../wire/protocol';

/** How a character looks after what all players have seen. */
export type Mood = 'pleased' | 'hurt' | 'scheming';

/** Returns the mood that the latest auction, trade or division left; undefined if none. */
export function moodOf(log: readonly GameEvent[], seat: Seat): Mood | undefined {
  const begin = log.findLastIndex(
    ({ name }) => name === 'turned_up' || name === 'challenged' || name === 'looked' || name === 'started',
  );
  let mood: Mood | undefined;
  let hasBid = false;
  for (const event of log.slice(Math.max(0, begin))) {
    if (event.name === 'raised' && event.seat === seat) hasBid = true;
    mood = moodAfter(event, seat, hasBid) ?? mood;
  }
  return mood;
}

const of = (mood: Mood, isTheirs: boolean): Mood | undefined => (isTheirs ? mood : undefined);

function moodAfter(event: GameEvent, seat: Seat, hasBid: boolean): Mood | undefined {
  switch (event.name) {
    case 'challenged':
      return of('scheming', event.challenger === seat);
    case 'knocked':
      return event.to === seat ? 'pleased' : of('hurt', hasBid);
    case 'bought':
      return event.auctioneer === seat ? 'pleased' : of('hurt', event.bidder === seat);
    case 'showed_hand':
    case 'showed_too_few':
      return of('hurt', event.seat === seat);
    case 'claimed':
    case 'took_bonus':
      return of('pleased', event.seat === seat);
    case 'quartet':
      return of('pleased', event.seat === seat && event.animal !== 'rat');
    case 'took':
      return of('hurt', event.animal === 'rat' && event.seat === seat);
    case 'accepted':
      return event.challenger === seat ? 'pleased' : of('scheming', event.challenged === seat);
    case 'revealed':
      if (event.winner === null || ![event.challenger, event.challenged].includes(seat)) return undefined;
      return event.winner === seat ? 'pleased' : 'hurt';
    case 'over':
      return event.winners.includes(seat) ? 'pleased' : 'hurt';
    default:
      return undefined;
  }
}
