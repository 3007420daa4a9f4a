import type { evenings as english } from '../en/evenings';

export const evenings: typeof english = {
  title: 'Prochaine soirée',
  none: 'Rien n’est encore prévu.',
  at: 'Jour et heure',
  place: 'Lieu (si tu veux)',
  notAhead: 'Il faut un jour à venir, d’ici deux ans.',
  planOne: 'Prévoir la prochaine soirée',
  plan: 'Prévoir',
  move: 'Changer',
  callOff: 'Annuler la soirée',
  cancel: 'Laisser',
  next: (moment) => `Prochaine soirée : ${moment}`,
  calendar: {
    title: 'Dans votre agenda',
    explained: 'Vos soirées, jouées et prévues, dans l’agenda de chacun. Il ne fait que lire.',
    open: 'Créer une adresse pour les agendas',
    link: 'Adresse pour les agendas',
    hint: 'À suivre dans ton agenda. Elle montre vos soirées et ne change rien ; qui l’a les voit.',
    anew: 'Créer une nouvelle adresse',
    close: 'La désactiver',
    anewHint: 'Dans les deux cas, l’ancienne adresse ne montre plus rien.',
  },
  webhook: {
    title: 'Prévenir un autre programme',
    explained:
      'Quand une partie est enregistrée ou une soirée prévue, ce serveur l’envoie aussitôt là-bas, par exemple dans votre messagerie. Qui tient ce programme lit les noms et les points.',
    address: 'Son adresse (webhook)',
    set: 'Le prévenir désormais',
    remove: 'Ne plus le prévenir',
    bad: 'Il faut une adresse https que l’internet atteint.',
    off: 'Ce serveur ne prévient aucun autre programme.',
    waits: 'Rien n’a encore été envoyé.',
    went: {
      taken: 'Le dernier envoi est arrivé.',
      refused: 'Il n’a pas voulu du dernier envoi.',
      unreachable: 'Le dernier envoi n’est pas arrivé.',
      gone: 'Il n’y avait plus personne à cette adresse ; elle est oubliée.',
    },
  },
};
