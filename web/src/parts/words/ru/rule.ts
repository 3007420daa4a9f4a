import type { rule as english } from '../en/rule';

export const rule: typeof english = {
  clause: (clause) => `Правило ${clause}`,
  open: 'Правила: коснись чего угодно, чтобы увидеть правило',
  title: 'Правила этого стола',
};
