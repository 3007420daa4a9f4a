import type { rule as english } from '../en/rule';

export const rule: typeof english = {
  clause: (clause) => `Regel ${clause}`,
  open: 'Regeln: auf etwas tippen, um seine Regel zu sehen',
  title: 'Die Regeln dieses Tisches',
};
