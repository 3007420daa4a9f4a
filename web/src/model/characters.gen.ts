// Generated from docs/bots.tsv by `npm run generate`; not to be edited.
/** The bots that people play against, from the gentlest up: each kind, its level, and what it is called at a table. */
export const characters: readonly { readonly kind: string; readonly level: number; readonly name: string }[] = [
  { kind: 'dreamer', level: 1, name: 'Flori' },
  { kind: 'guest', level: 2, name: 'Mimi' },
  { kind: 'child', level: 3, name: 'Pauli' },
  { kind: 'neighbour', level: 4, name: 'Traudl' },
  { kind: 'miser', level: 5, name: 'Hugo' },
  { kind: 'bluffer', level: 5, name: 'Otto' },
  { kind: 'blocker', level: 5, name: 'Berta' },
  { kind: 'collector', level: 6, name: 'Frieda' },
  { kind: 'farmer', level: 6, name: 'Lotte' },
  { kind: 'innkeeper', level: 7, name: 'Wastl' },
  { kind: 'trader', level: 8, name: 'Emil' },
  { kind: 'shark', level: 8, name: 'Viktor' },
  { kind: 'fox', level: 9, name: 'Vroni' },
  { kind: 'owl', level: 10, name: 'Eulalia' },
];
