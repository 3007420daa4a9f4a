/** What a notice says of a table that no page shows. */
export const calls = {
  askedFor: {
    turn: 'It is your turn',
    bid: (animal: string, who: string) => `${animal}: ${who} auctions. Will you bid?`,
    sell: (animal: string, who: string) => `${animal}: sell to ${who}, or buy?`,
    pay: (animal: string, who: string) => `${animal}: ${who} waits for your payment`,
    offer: (animal: string, who: string) => `${animal}: lay your offer to ${who}`,
    answer: (animal: string, who: string) => `${animal}: ${who} challenges you`,
    claim: (animal: string, who: string) => `${animal}: ${who} counts down a pedigree`,
    rat: 'A rat has come to you',
    divide: 'A card to share out: keep or give?',
    exclude: 'Which quartet shall not count?',
  },
  begins: 'It begins',
  letIn: 'You are let in',
  at: (table: string) => `At the table “${table}”.`,
  atUntil: (table: string, until: string) => `At the table “${table}”. Answer by ${until}.`,
};
