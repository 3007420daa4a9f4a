import type { Model } from './model';

/**
 * Whether the viewer is asked, or might bid and neither leads nor has said that they will not: where the way on to
 * their next decision ends.
 */
export function hasDecision({ options, view, passed }: Model): boolean {
  if (view === null || view.seat === null || options.length === 0) return false;
  if (view.phase.name !== 'bidding') return true;
  return view.phase.standing?.seat !== view.seat && !passed.includes(view.seat);
}

/** Whether nobody else of the people is at the table, who might want to look on. */
export const isAmongBots = ({ table, you }: Model): boolean =>
  table.seats.every((info, seat) => info.kind !== 'person' || info.away || seat === you.seat);

/** Whether the viewer may be taken on to their next decision: a live game goes on without them, among bots. */
export function mayGoOn(model: Model): boolean {
  const { table, view, you } = model;
  const runs = view !== null && view.phase.name !== 'finished' && !table.paused;
  return (
    runs &&
    you.seat !== null &&
    table.answer_within === undefined &&
    isAmongBots(model) &&
    !hasDecision(model)
  );
}
