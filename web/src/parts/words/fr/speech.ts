import type { speech as english } from '../en/speech';

export const speech: typeof english = {
  miser: {
    passes: 'Trop cher pour moi.',
    outbid: 'Qu’ils paient donc.',
    cheap: 'Pas cher. J’aime ça.',
    lost: 'Et mon bel argent avec.',
    payday: 'Un sou est un sou.',
  },
  collector: {
    sees: 'Il reste de la place sur mon chapeau.',
    outbid: 'Oh, je l’aurais tant aimé !',
    dear: 'Ça valait chaque pièce.',
    lost: 'Soyez gentils avec mes chéris.',
    quartet: 'Les quatre ensemble, enfin !',
  },
  bluffer: {
    bids: 'Je peux continuer toute la journée.',
    cheap: 'Et personne n’a osé !',
    won: 'Ne doutez jamais d’une moustache.',
    lost: 'Ah, tu l’avais vu ?',
    shown: 'Bon. Il fallait que vous regardiez.',
  },
  blocker: {
    passes: 'Prenez-le. Pour cette fois.',
    outbid: 'Je t’ai à l’œil.',
    dear: 'Pas dans mon village.',
    won: 'Tu n’en auras pas besoin.',
    quartet: 'Et maintenant, je ferme la barrière.',
  },
  trader: {
    challenges: 'Viens, on trouvera un prix.',
    cheap: 'Je prends.',
    won: 'Une affaire est une affaire.',
    lost: 'On en reparlera.',
    payday: 'Voilà de quoi parler affaires.',
  },
  shark: {
    outbid: 'Patience…',
    cheap: 'Charmant.',
    won: 'Comme prévu.',
    lost: 'Intéressant.',
    payday: 'J’y comptais bien.',
  },
  farmer: {
    sees: 'Oh, bonjour, toi !',
    passes: 'Pas aujourd’hui.',
    won: 'Bienvenue à la maison !',
    lost: 'Nourrissez-les bien !',
    payday: 'Brave âne !',
    quartet: 'Regardez, tous les quatre !',
  },
};
