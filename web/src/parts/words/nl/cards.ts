import { kindOf } from '../../../model/card';
import { animalName } from '../../../wire/edition-words';
import type { card as english, CardWords } from '../en/cards';

const words = (one: string, article: 'de' | 'het', many: string): CardWords => ({
  name: one.charAt(0).toUpperCase() + one.slice(1),
  the: `${article} ${one}`,
  The: `${article === 'de' ? 'De' : 'Het'} ${one}`,
  many,
});

const known: Readonly<Record<string, CardWords>> = {
  rooster: words('haan', 'de', 'hanen'),
  goose: words('gans', 'de', 'ganzen'),
  cat: words('kat', 'de', 'katten'),
  dog: words('hond', 'de', 'honden'),
  sheep: words('schaap', 'het', 'schapen'),
  goat: words('geit', 'de', 'geiten'),
  donkey: words('ezel', 'de', 'ezels'),
  pig: words('varken', 'het', 'varkens'),
  cow: words('koe', 'de', 'koeien'),
  horse: words('paard', 'het', 'paarden'),
  rat: words('rat', 'de', 'ratten'),
};

/** Nobody has told the gender of an animal that only an edition knows. */
const foreign = (name: string): CardWords => ({
  ...words(`dier „${name}”`, 'het', name),
  name: name.charAt(0).toUpperCase() + name.slice(1),
});

const animal = (id: string): CardWords => known[id] ?? foreign(animalName(id, 'nl'));

export const card: typeof english = (id) => {
  const kind = kindOf(id);
  if (kind.of === 'pedigree') {
    const { name, the, many } = animal(kind.animal);
    return {
      ...words(`stamboom van ${the}`, 'de', `stambomen van ${many}`),
      name: `Stamboom ${name.toLowerCase()}`,
    };
  }
  if (kind.of === 'money') return words(`biljet van ${kind.value}`, 'het', `biljetten van ${kind.value}`);
  return animal(id);
};
