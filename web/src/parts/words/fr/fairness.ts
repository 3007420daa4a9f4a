import type { fairness as english } from '../en/fairness';

export const fairness: typeof english = {
  setting: 'Courses',
  names: { among_friends: 'entre amis', strict: 'stricte' },
  hints: {
    among_friends:
      'Chaque connexion est compensée autant qu’elle est lente. Qui trafique son propre réseau gagnerait.',
    strict:
      'Entre inconnus : la main la plus rapide a les meilleures chances, pas la certitude, et les connexions très lentes perdent du temps.',
  },
  explained: {
    among_friends:
      'Le temps d’un message jusqu’à chacun, aller et retour. Dans une course, chaque appui compte à partir de ce que montrait ' +
      'l’écran de chacun : une connexion lente ne coûte rien ; on la croit de son temps, plus 25 ms. Qui trafique son propre réseau ' +
      'peut se faire passer pour lent.',
    strict:
      'Le temps d’un message jusqu’à chacun, aller et retour. Dans une course, chaque appui compte à partir de ce que montrait ' +
      'l’écran de chacun, mais aucune connexion n’est crue plus longue qu’au début de la partie, ni à plus de 60 ms au-dessus du ' +
      'milieu des autres. Qui est devant a les meilleures chances ; à 180 ms derrière, on n’en a plus.',
  },
  outside: (lost) => `perd ${lost} ms`,
  doubted:
    'Dans ses dernières courses, cette connexion était chaque fois plus longue qu’au début de la partie.',
};
