import type { notices as english } from '../en/notices';

export const notices: typeof english = {
  pill: 'Notifications',
  title: 'Faut-il t’appeler quand on t’attend ?',
  kinds: { turns: 'Ton tour par correspondance', letIn: 'On te laisse entrer', begins: 'Ça commence' },
  hints: {
    turns: 'une au plus pour chaque coup',
    letIn: 'quand tu as demandé une place et que l’hôte dit oui',
    begins: 'quand une partie commence et que tu n’es pas là',
  },
  quiet: 'Heures calmes',
  quietHint: 'rien ne sonne ; cela attend le matin',
  from: 'Calme à partir de',
  until: 'Calme jusqu’à',
  yes: 'Oui, appelez-moi',
  busy: 'Un instant …',
  notNow: 'Pas maintenant',
  done: 'Terminé',
  noMore: 'Ne m’appelez plus',
  on: 'Nous t’appelons sur cet appareil.',
  promise:
    'Ton navigateur demandera encore une fois. Nous gardons une adresse pour cet appareil, rien d’autre, et l’oublions si tu dis non.',
  off: 'Ce n’est pas possible ici.',
  because: {
    insecure:
      'La page est venue par ton réseau domestique sans certificat, et les navigateurs ne préviennent que pour des pages sûres. Le titre de l’onglet te le dit tant que la page est ouverte.',
    unsupported:
      'Ce navigateur n’affiche pas de notifications. Le titre de l’onglet te le dit tant que la page est ouverte.',
    install: 'Mets d’abord cette page sur ton écran d’accueil (partager, puis ajouter), et ouvre-la de là.',
    denied:
      'Ton navigateur ne doit pas en afficher : touche le signe près de l’adresse, choisis les notifications de cette page et autorise-les.',
    server: 'Ce serveur n’appelle personne. Le titre de l’onglet te le dit tant que la page est ouverte.',
    unreachable:
      'Aucun service de notification n’est joignable d’ici. Le titre de l’onglet te le dit tant que la page est ouverte.',
    trouble: 'Cela n’a pas marché. Essaie encore une fois.',
  },
};
