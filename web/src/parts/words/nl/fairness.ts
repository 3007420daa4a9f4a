import type { fairness as english } from '../en/fairness';

export const fairness: typeof english = {
  setting: 'Wedlopen',
  names: { among_friends: 'onder vrienden', strict: 'streng' },
  hints: {
    among_friends:
      'Elke verbinding wordt goedgemaakt zo lang als zij is. Wie aan het eigen netwerk knoeit, zou winnen.',
    strict:
      'Voor onbekenden: de snellere hand heeft de betere kans, geen zekerheid, en heel trage verbindingen verliezen tijd.',
  },
  explained: {
    among_friends:
      'Hoe lang een bericht naar iedereen doet, heen en terug. In een wedloop telt elke druk vanaf wat het eigen scherm liet zien, dus ' +
      'een trage verbinding kost niets; geloofd wordt wat zij traag is en 25 ms meer. Wie aan het eigen netwerk knoeit, kan zich ' +
      'traag voordoen.',
    strict:
      'Hoe lang een bericht naar iedereen doet, heen en terug. In een wedloop telt elke druk vanaf wat het eigen scherm liet zien, maar ' +
      'geen verbinding geldt als langer dan aan het begin van het spel, of als meer dan 60 ms boven het midden van de andere. Wie ' +
      'voor ligt, heeft de betere kansen; wie 180 ms later komt, heeft er geen.',
  },
  outside: (lost) => `verliest ${lost} ms`,
  doubted: 'In de laatste wedlopen was deze verbinding telkens langer dan aan het begin van het spel.',
};
