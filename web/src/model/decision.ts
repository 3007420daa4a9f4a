import type { Option } from '../wire/protocol';
import type { Model } from './model';

/** Whether the viewer is asked, or could bid and neither leads nor has passed: skipping ahead ends there. */
export function hasDecision({ options, view, passed }: Model): boolean {
  if (view === null || view.seat === null || options.length === 0) return false;
  if (view.phase.name !== 'bidding') return true;
  return view.phase.standing?.seat !== view.seat && !passed.includes(view.seat);
}

/** Answers that can be given in one way only. */
const plain: ReadonlySet<Option['do']> = new Set(['auction', 'divide', 'stop', 'sell', 'accept', 'take']);

/** Whether there is more than one answer, or an amount to choose. */
export const hasChoice = (options: readonly Option[]): boolean =>
  options.length > 1 || options.some((option) => !plain.has(option.do));

/** Identifies the viewer's question: calls, passes and talk do not change it. */
export const questionOf = ({ view, options }: Model): string => JSON.stringify([view?.phase, options]);

/** Whether a bot may advise the viewer: it affects only bots, as on the server. */
export const mayBeAdvised = ({ table, you }: Model): boolean =>
  you.seat !== null && table.seats.every(({ kind }, seat) => kind === 'bot' || seat === you.seat);

/** Whether no other person is at the table who might want to watch. */
export const isAmongBots = ({ table, you }: Model): boolean =>
  table.seats.every((info, seat) => info.kind !== 'person' || info.away || seat === you.seat);

/** Whether the viewer may skip to their next decision: in a live game with only bots. */
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
