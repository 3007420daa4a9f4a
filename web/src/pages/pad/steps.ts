import { pedigreeOf } from '../../model/card';
import type { Messages } from '../../parts/words/language.svelte';
import type { PadWords } from '../../parts/words/pad.svelte';
import type { Step } from './draft';

/** What a step was about, by the names on the form: 'Anna: horses'. */
export function stepInWords(step: Step, words: PadWords, t: Messages): string {
  switch (step.of) {
    case 'quartet':
      return `${step.name}: ${t.card(step.animal).many}`;
    case 'pedigree':
      return `${step.name}: ${t.card(pedigreeOf(step.animal)).name}`;
    case 'rats':
    case 'excluded':
      return `${step.name}: ${words.rats}`;
    case 'bonus':
      return `${step.name}: ${words.bonusCard}`;
    case 'money':
      return `${step.name}: ${words.money}`;
    case 'points':
      return `${step.name}: ${words.points}`;
    case 'players':
      return words.players.tonight;
    case 'edition':
      return words.edition;
    case 'rules':
      return t.editions.house;
    case 'date':
      return words.date;
    case 'place':
      return words.place;
    case 'note':
      return words.note;
  }
}
