import { choicesIn } from '../../model/editions/rule-fields';
import { clauses, type Clause } from '../../model/clause';
import { isForTwo, isMaster } from '../../model/edition';
import type { Edition, View } from '../../wire/protocol';

/** Whether clauses with that prefix apply at a table; the first match decides. */
const matters: readonly (readonly [RegExp, (edition: Edition) => boolean])[] = [
  [/^C1\.5$|^C9\.3$/, ({ rules }) => choicesIn('C9.3', rules).some(({ value }) => value === true)],
  [/^C10\./, isForTwo],
  [/^C[78]\./, (edition) => isMaster(edition) && !isForTwo(edition)],
  [/^C9\.[12]$/, (edition) => !isMaster(edition)],
  [/^C1\.4$|^C6\.9$|^C6\.10$|^C9\.4$/, isMaster],
  [/^C4\./, (edition) => !isForTwo(edition)],
];

/** Returns the clauses that apply at a table of that edition and rules, in the order of the rules. */
export const clausesOf = (edition: Edition): readonly Clause[] =>
  clauses.filter((clause) => matters.find(([pattern]) => pattern.test(clause))?.[1](edition) ?? true);

/** Returns the clause of the open question. */
export function clauseOf({ phase, pile }: View, edition: Edition): Clause {
  switch (phase.name) {
    case 'turn_choice':
      if (phase.may.includes('stop')) return 'C11.1';
      if (pile === 0) return 'C3.3';
      return edition.division === undefined ? 'C3.1' : 'C10.2';
    case 'bidding':
      return 'C4.1';
    case 'buying_right':
      return 'count' in phase.standing ? 'C7.2' : 'C4.4';
    case 'payment':
      return 'cards' in phase ? 'C7.1' : 'C4.6';
    case 'offer':
      return phase.animal === 'rat' ? 'C6.9' : 'C6.3';
    case 'answer':
      return phase.animal === 'rat' ? 'C6.9' : 'C6.5';
    case 'countdown':
      return 'C7.1';
    case 'rat_round':
      return 'C8.1';
    case 'division':
      return 'C10.3';
    case 'quartet_exclusion':
      return 'C9.4';
    case 'finished':
      return 'C9.6';
  }
}
