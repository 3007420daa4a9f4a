import type { allDid as english } from '../en/all-did';

export const allDid: typeof english = {
  title: 'Le résultat de tous',
  better: (percent, others) => `Mieux que ${percent} % de ${others} aujourd’hui.`,
  first: 'Tu es le premier résultat du jour.',
  nobody: 'Aujourd’hui, aucune partie n’a encore été comptée.',
  picture: (played) => `Combien ont eu combien de points, sur ${played} ; ta colonne est marquée.`,
  scale: (most) => `De 0 à ${most} points ; tous avaient les mêmes cartes dans le même ordre.`,
  what: 'Ta partie va à ce serveur sans ton nom. Elle y est rejouée, pour que personne n’en invente ; points et place sont gardés quatre semaines.',
  count: 'Compter aussi ma partie',
  counted: 'Ta partie est comptée.',
  refused:
    'Cette partie ne peut pas être comptée : elle a été jouée avec une autre version du programme ou d’autres réglages.',
};
