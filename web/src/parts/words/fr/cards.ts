import { kindOf } from '../../../model/card';
import { animalName } from '../../../wire/edition-words';
import type { card as english, CardWords } from '../en/cards';

interface FrenchAnimal extends CardWords {
  /** After 'pedigree'. */
  readonly of: string;
}

function animalWords(one: string, article: 'le' | 'la' | 'l’', many: string): FrenchAnimal {
  const the = article === 'l’' ? `l’${one}` : `${article} ${one}`;
  return {
    name: one.charAt(0).toUpperCase() + one.slice(1),
    the,
    The: the.charAt(0).toUpperCase() + the.slice(1),
    many,
    of: article === 'le' ? `du ${one}` : `de ${the}`,
  };
}

const known: Readonly<Record<string, FrenchAnimal>> = {
  rooster: animalWords('coq', 'le', 'coqs'),
  goose: animalWords('oie', 'l’', 'oies'),
  cat: animalWords('chat', 'le', 'chats'),
  dog: animalWords('chien', 'le', 'chiens'),
  sheep: animalWords('mouton', 'le', 'moutons'),
  goat: animalWords('chèvre', 'la', 'chèvres'),
  donkey: animalWords('âne', 'l’', 'ânes'),
  pig: animalWords('cochon', 'le', 'cochons'),
  cow: animalWords('vache', 'la', 'vaches'),
  horse: animalWords('cheval', 'le', 'chevaux'),
  rat: animalWords('rat', 'le', 'rats'),
};

/** Nobody has told the gender of an animal that only an edition knows. */
const foreign = (name: string): FrenchAnimal => ({
  ...animalWords(`animal « ${name} »`, 'l’', name),
  name: name.charAt(0).toUpperCase() + name.slice(1),
});

const animal = (id: string): FrenchAnimal => known[id] ?? foreign(animalName(id, 'fr'));

export const card: typeof english = (id) => {
  const kind = kindOf(id);
  if (kind.of === 'pedigree') {
    const { of, name } = animal(kind.animal);
    const pedigree = animalWords(`pedigree ${of}`, 'le', `pedigrees ${of}`);
    return { ...pedigree, name: `Pedigree ${name.toLowerCase()}` };
  }
  if (kind.of === 'money') return animalWords(`billet de ${kind.value}`, 'le', `billets de ${kind.value}`);
  return animal(id);
};
