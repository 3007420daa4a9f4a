import type { calls as english } from '../en/calls';

export const calls: typeof english = {
  askedFor: {
    turn: 'C’est à toi',
    bid: (animal, who) => `${animal} : ${who} met aux enchères. Tu mises ?`,
    sell: (animal, who) => `${animal} : vendre à ${who} ou acheter ?`,
    pay: (animal, who) => `${animal} : ${who} attend ton paiement`,
    offer: (animal, who) => `${animal} : pose ton offre pour ${who}`,
    answer: (animal, who) => `${animal} : ${who} te défie`,
    claim: (animal, who) => `${animal} : ${who} décompte un pedigree`,
    rat: 'Un rat est arrivé chez toi',
    divide: 'Une carte à partager : garder ou donner ?',
    exclude: 'Quelle famille ne doit pas compter ?',
  },
  begins: 'Ça commence',
  letIn: 'On te laisse entrer',
  at: (table) => `À la table « ${table} ».`,
  atUntil: (table, until) => `À la table « ${table} ». Réponds avant ${until}.`,
};
