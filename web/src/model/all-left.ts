import type { Model } from './model';

/** Whether bots play for all other people, if there are any. */
export function haveAllLeft({ table, you }: Model): boolean {
  if (you.seat === null || table.state !== 'running') return false;
  const others = table.seats.filter((info, seat) => info.kind === 'person' && seat !== you.seat);
  return (
    others.length > 0 &&
    others.every((info) => info.kind === 'person' && info.away && info.stand_in !== undefined)
  );
}
