import type { rule as english } from '../en/rule';

export const rule: typeof english = {
  clause: (clause) => `Règle ${clause}`,
  open: 'Règles : touche n’importe quoi pour voir sa règle',
  title: 'Les règles de cette table',
};
