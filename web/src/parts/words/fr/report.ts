import type { report as english } from '../en/report';

export const report: typeof english = {
  title: 'Bloquer ou signaler quelqu’un',
  whom: 'Qui',
  words: 'Que s’est-il passé ? (si tu veux)',
  explained:
    'La personne qui tient ce serveur lit tes mots et ce qui a été dit à cette table, tel que tu as pu le voir. Personne d’autre n’en sait rien.',
  send: 'Signaler',
  thanks: 'Merci ; c’est signalé.',
  tooMany: 'Tu as assez signalé pour le moment.',
  other: (message) => `Cela n’a pas marché : ${message}`,
};
