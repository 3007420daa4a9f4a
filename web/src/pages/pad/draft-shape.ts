import { flag, listOf, number, objectOf, text } from '../../browser/shapes';
import type { Draft, DraftPlayer, DraftRules } from './draft';

// The editions define the ids of animals: an unknown one is dropped when the draft is shown.
const animals = listOf(text);

const player = objectOf<DraftPlayer>(
  {
    name: text,
    quartets: animals,
    pedigrees: animals,
    rats: flag,
    excluded: text,
    bonus: flag,
    money: number,
    points: number,
  },
  ['name', 'quartets', 'pedigrees', 'rats', 'bonus'],
);
const rules = objectOf<DraftRules>({ money_counts: flag, multiply: flag, bonus: flag }, [
  'money_counts',
  'multiply',
  'bonus',
]);

/** A stored draft that this version can show. */
export const draftShape = objectOf<Draft>(
  {
    game: number,
    date: text,
    place: text,
    note: text,
    edition: text,
    rules,
    onlyPoints: flag,
    players: listOf(player),
  },
  ['date', 'place', 'note', 'edition', 'rules', 'onlyPoints', 'players'],
);
