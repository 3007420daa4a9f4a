import type { AssessmentMessages } from '../../../parts/i18n/messages.gen';
import type { Decision, Weighed } from '../../../wire/coach/assessment';
import type { Command, Seat } from '../../../wire/protocol';

export interface Speaker {
  readonly words: AssessmentMessages;
  readonly deed: (command: Command | null, name: (seat: Seat) => string) => string;
  /** Returns the name of a card by itself. */
  readonly animal: (id: string) => string;
  readonly name: (seat: Seat) => string;
}

/** Returns points of chance: hundredths of a win. */
export const inPoints = (chance: number): number => Math.round(chance * 100);

const begun = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns an actual or possible action: 'bid 310'. */
export function phrase({ words, deed, name }: Speaker, { choice, limit }: Weighed): string {
  if (choice === null) return words.letGo;
  if (choice.do === 'bid' && limit !== undefined && limit > choice.amount) return words.goOn(limit);
  return deed(choice, name);
}

/** These choices name their object themselves, or it is not known yet. */
const speakForThemselves = ['auction', 'challenge', 'divide', 'exclude'];

/** These choices happen many times in a game and have no object: the step identifies them. */
const timeless = ['auction', 'divide', 'stop'];

/** Returns the object of the decision if the choice does not name it: 'Third goat', or its moment: 'Step 57'. */
function stake({ words, animal }: Speaker, { chosen, other, step }: Decision): string | undefined {
  if (chosen.choice !== null && timeless.includes(chosen.choice.do)) return words.atStep(step);
  if (chosen.choice !== null && speakForThemselves.includes(chosen.choice.do)) return undefined;
  const about = chosen.animal === undefined ? other : chosen;
  return about.animal === undefined ? undefined : words.lot(animal(about.animal), about.copy ?? 0);
}

/** Returns the chosen action: 'Third goat: bid 310'. */
export function chosen(speaker: Speaker, decision: Decision): string {
  const lot = stake(speaker, decision);
  const deed = phrase(speaker, decision.chosen);
  return lot === undefined ? begun(deed) : `${lot}: ${deed}`;
}

/** Returns the better choice, or the second best. */
export function against(speaker: Speaker, decision: Decision): string {
  const { words } = speaker;
  const other = phrase(speaker, decision.other);
  const points = Math.abs(inPoints(decision.gain));
  const comparison = decision.gain > 0 ? words.better(other, points) : words.nextBest(other, points);
  return decision.worth === undefined ? comparison : `${words.worth(decision.worth)} ${comparison}`;
}
