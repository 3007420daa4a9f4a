import { pedigreeOf } from '../../model/card';
import type { Messages } from '../../parts/i18n/locale.svelte';
import type { PadMessages } from '../../parts/i18n/messages.gen';
import type { Step } from './draft';

/** Returns the subject of a step, by the names on the form: 'Anna’s horses'. */
export function stepInWords(step: Step, words: PadMessages, t: Messages): string {
  switch (step.of) {
    case 'quartet':
      return words.theirs(step.name, t.card(step.animal).many);
    case 'pedigree':
      return words.theirs(step.name, t.card(pedigreeOf(step.animal)).name);
    case 'rats':
    case 'excluded':
      return words.theirs(step.name, t.card('rat').many);
    case 'bonus':
      return words.theirs(step.name, words.bonusCard);
    case 'money':
      return words.theirs(step.name, words.lines.money);
    case 'points':
      return words.theirs(step.name, words.points);
    default:
      return words.steps[step.of];
  }
}
