import type { AnimalWords } from '../en/animals';

const words = (name: string, article: 'der' | 'die' | 'das', many: string): AnimalWords => ({
  name,
  the: `${article === 'der' ? 'den' : article} ${name}`,
  The: `${article.charAt(0).toUpperCase()}${article.slice(1)} ${name}`,
  many,
});

const known: Readonly<Record<string, AnimalWords>> = {
  rooster: words('Hahn', 'der', 'Hähne'),
  goose: words('Gans', 'die', 'Gänse'),
  cat: words('Katze', 'die', 'Katzen'),
  dog: words('Hund', 'der', 'Hunde'),
  sheep: words('Schaf', 'das', 'Schafe'),
  goat: words('Ziege', 'die', 'Ziegen'),
  donkey: words('Esel', 'der', 'Esel'),
  pig: words('Schwein', 'das', 'Schweine'),
  cow: words('Kuh', 'die', 'Kühe'),
  horse: words('Pferd', 'das', 'Pferde'),
};

export const animal = (id: string): AnimalWords => known[id] ?? words(id, 'das', id);
