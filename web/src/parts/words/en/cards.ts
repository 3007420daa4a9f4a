import { kindOf } from '../../../model/card';
import type { CardId } from '../../../wire/protocol';
import { animalName } from '../../../wire/edition-words';

export interface CardWords {
  /** As a name on a card. */
  readonly name: string;
  /** In a sentence, after 'Bid for'. */
  readonly the: string;
  /** At the head of a sentence. */
  readonly The: string;
  /** After 'quartet of', 'two'. */
  readonly many: string;
}

const words = (one: string, many: string): CardWords => ({
  name: one.charAt(0).toUpperCase() + one.slice(1),
  the: `the ${one}`,
  The: `The ${one}`,
  many,
});

const known: Readonly<Record<string, CardWords>> = {
  rooster: words('rooster', 'roosters'),
  goose: words('goose', 'geese'),
  cat: words('cat', 'cats'),
  dog: words('dog', 'dogs'),
  sheep: words('sheep', 'sheep'),
  goat: words('goat', 'goats'),
  donkey: words('donkey', 'donkeys'),
  pig: words('pig', 'pigs'),
  cow: words('cow', 'cows'),
  horse: words('horse', 'horses'),
  rat: words('rat', 'rats'),
};

const animal = (id: string): CardWords => known[id] ?? words(animalName(id, 'en'), animalName(id, 'en'));

/** What any card of the pile is called: an animal, a rat, a pedigree, a money card. */
export function card(id: CardId): CardWords {
  const kind = kindOf(id);
  if (kind.of === 'pedigree') {
    const pedigree = `${animal(kind.animal).name.toLowerCase()} pedigree`;
    return words(pedigree, `${pedigree}s`);
  }
  if (kind.of === 'money') return { ...words(`note of ${kind.value}`, ''), many: `notes of ${kind.value}` };
  return animal(id);
}
