import type { calls as english } from '../en/calls';

export const calls: typeof english = {
  askedFor: {
    turn: 'Je bent aan de beurt',
    bid: (animal, who) => `${animal}: ${who} veilt. Bied je?`,
    sell: (animal, who) => `${animal}: aan ${who} verkopen of zelf kopen?`,
    pay: (animal, who) => `${animal}: ${who} wacht op je geld`,
    offer: (animal, who) => `${animal}: leg je bod voor ${who} neer`,
    answer: (animal, who) => `${animal}: ${who} daagt je uit`,
    claim: (animal, who) => `${animal}: ${who} telt een stamboom af`,
    rat: 'Er is een rat bij je aangekomen',
    divide: 'Een kaart te verdelen: houden of geven?',
    exclude: 'Welk kwartet telt niet mee?',
  },
  begins: 'Het begint',
  letIn: 'Je bent binnengelaten',
  at: (table) => `Aan de tafel “${table}”.`,
  atUntil: (table, until) => `Aan de tafel “${table}”. Antwoord voor ${until}.`,
};
