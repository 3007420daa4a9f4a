export interface AnimalWords {
  /** As a name on a card. */
  readonly name: string;
  /** In a sentence, after 'Bid for'. */
  readonly the: string;
  /** At the head of a sentence. */
  readonly The: string;
  /** After 'quartet of', 'two'. */
  readonly many: string;
}

const words = (one: string, many: string): AnimalWords => ({
  name: one.charAt(0).toUpperCase() + one.slice(1),
  the: `the ${one}`,
  The: `The ${one}`,
  many,
});

const known: Readonly<Record<string, AnimalWords>> = {
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
};

export const animal = (id: string): AnimalWords => known[id] ?? words(id, id);
