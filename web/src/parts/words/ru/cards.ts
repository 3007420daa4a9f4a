import { kindOf } from '../../../model/card';
import type { card as english, CardWords } from '../en/cards';

interface RussianAnimal extends CardWords {
  /** After 'родословная'. */
  readonly of: string;
}

/** Nominative, accusative, genitive, and the nominative of many. */
const words = (one: string, the: string, of: string, many: string): RussianAnimal => {
  const name = one.charAt(0).toUpperCase() + one.slice(1);
  return { name, the, The: name, many, of };
};

const known: Readonly<Record<string, RussianAnimal>> = {
  rooster: words('петух', 'петуха', 'петуха', 'петухи'),
  goose: words('гусь', 'гуся', 'гуся', 'гуси'),
  cat: words('кошка', 'кошку', 'кошки', 'кошки'),
  dog: words('собака', 'собаку', 'собаки', 'собаки'),
  sheep: words('овца', 'овцу', 'овцы', 'овцы'),
  goat: words('коза', 'козу', 'козы', 'козы'),
  donkey: words('осёл', 'осла', 'осла', 'ослы'),
  pig: words('свинья', 'свинью', 'свиньи', 'свиньи'),
  cow: words('корова', 'корову', 'коровы', 'коровы'),
  horse: words('лошадь', 'лошадь', 'лошади', 'лошади'),
  rat: words('крыса', 'крысу', 'крысы', 'крысы'),
};

const animal = (id: string): RussianAnimal => known[id] ?? words(id, id, id, id);

export const card: typeof english = (id) => {
  const kind = kindOf(id);
  if (kind.of === 'pedigree') {
    const { of } = animal(kind.animal);
    return words(`родословная ${of}`, `родословную ${of}`, `родословной ${of}`, `родословные ${of}`);
  }
  if (kind.of === 'money') {
    const { value } = kind;
    return words(`купюра ${value}`, `купюру ${value}`, `купюры ${value}`, `купюры по ${value}`);
  }
  return animal(id);
};
