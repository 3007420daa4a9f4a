import type { rule as english } from '../en/rule';

export const rule: typeof english = {
  clause: (clause) => `Regel ${clause}`,
  open: 'Regels: tik ergens op om de regel te zien',
  title: 'De regels van deze tafel',
};
