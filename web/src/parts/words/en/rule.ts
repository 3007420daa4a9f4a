/** What leads to a rule; its text comes when it is asked for. */
export const rule = {
  clause: (clause: string) => `Rule ${clause}`,
  open: 'Rules: tap anything to see its clause',
  title: 'The rules of this table',
};
