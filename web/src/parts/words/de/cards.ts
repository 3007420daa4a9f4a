import type { card as english, CardWords } from '../en/cards';
import { kindOf } from '../../../model/card';
import { animalName } from '../../../wire/edition-words';

type Article = 'der' | 'die' | 'das';

interface GermanAnimal extends CardWords {
  /** After 'Stammbaum'. */
  readonly of: string;
}

const words = (name: string, article: Article, many: string): CardWords => ({
  name,
  the: `${article === 'der' ? 'den' : article} ${name}`,
  The: `${article.charAt(0).toUpperCase()}${article.slice(1)} ${name}`,
  many,
});

const animalWords = (name: string, article: Article, many: string, ending = ''): GermanAnimal => ({
  ...words(name, article, many),
  of: article === 'die' ? `der ${name}` : `des ${name}${ending}`,
});

const known: Readonly<Record<string, GermanAnimal>> = {
  rooster: animalWords('Hahn', 'der', 'Hähne', 's'),
  goose: animalWords('Gans', 'die', 'Gänse'),
  cat: animalWords('Katze', 'die', 'Katzen'),
  dog: animalWords('Hund', 'der', 'Hunde', 'es'),
  sheep: animalWords('Schaf', 'das', 'Schafe', 's'),
  goat: animalWords('Ziege', 'die', 'Ziegen'),
  donkey: animalWords('Esel', 'der', 'Esel', 's'),
  pig: animalWords('Schwein', 'das', 'Schweine', 's'),
  cow: animalWords('Kuh', 'die', 'Kühe'),
  horse: animalWords('Pferd', 'das', 'Pferde', 'es'),
  rat: animalWords('Ratte', 'die', 'Ratten'),
};

/** Nobody has told the gender of an animal that only an edition knows. */
function foreign(name: string): GermanAnimal {
  const quoted = `Tier „${name}“`;
  return { name, the: `das ${quoted}`, The: `Das ${quoted}`, many: name, of: `des Tiers „${name}“` };
}

const animal = (id: string): GermanAnimal => known[id] ?? foreign(animalName(id, 'de'));

export const card: typeof english = (id) => {
  const kind = kindOf(id);
  if (kind.of === 'pedigree') {
    const { of } = animal(kind.animal);
    const pedigree = words(`Stammbaum ${of}`, 'der', `Stammbäume ${of}`);
    return { ...pedigree, name: `Stammbaum ${animal(kind.animal).name}` };
  }
  if (kind.of === 'money') return words(`${kind.value}er-Schein`, 'der', `${kind.value}er-Scheine`);
  return animal(id);
};
