import type { calls as english } from '../en/calls';

export const calls: typeof english = {
  askedFor: {
    turn: 'Du bist dran',
    bid: (animal, who) => `${animal}: ${who} versteigert. Bietest du?`,
    sell: (animal, who) => `${animal}: an ${who} verkaufen oder selbst kaufen?`,
    pay: (animal, who) => `${animal}: ${who} wartet auf dein Geld`,
    offer: (animal, who) => `${animal}: leg ${who} dein Angebot hin`,
    answer: (animal, who) => `${animal}: ${who} fordert dich heraus`,
    claim: (animal, who) => `${animal}: ${who} zählt einen Stammbaum herunter`,
    rat: 'Eine Ratte ist bei dir angekommen',
    divide: 'Eine Karte zu teilen: behalten oder geben?',
    exclude: 'Welches Quartett soll nicht zählen?',
  },
  begins: 'Es geht los',
  letIn: 'Du bist eingelassen',
  at: (table) => `Am Tisch „${table}“.`,
  atUntil: (table, until) => `Am Tisch „${table}“. Antworte bis ${until}.`,
};
