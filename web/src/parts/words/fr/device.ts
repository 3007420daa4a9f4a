import type { device as english } from '../en/device';

export const device: typeof english = {
  sound: 'Son',
  open: 'Son, touches, notifications',
  title: 'Cet appareil',
  game: 'Volume du jeu',
  calls: 'Volume du marteau et du décompte',
  touch: 'Vibrer quand c’est à moi',
  keys: 'Jouer avec des touches simples',
  keysHint:
    'À couper si une touche frôlée risque de jouer à ta place ; Entrée, Échap et Tab marchent toujours.',
};
