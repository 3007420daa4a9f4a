import type { memory as english } from '../en/memory';

export const memory: typeof english = {
  title: 'Ce qui a été payé',
  player: 'Joueur',
  paid: 'Payé',
  received: 'Reçu',
  donkeys: 'Ânes',
  trades: 'Cartes échangées',
  hint: 'Ce que chacun aurait pu noter : enchères et ânes en argent, marchandages en cartes seulement, données : reçues.',
  forbidden: 'À cette table on joue de mémoire : personne ne voit ce qui a été payé.',
  setting: 'Aide-mémoire',
  settingHint: 'la page montre ce que chacun a reçu au vu de tous',
  showed: (name, sum, money) => `${name} a montré ${sum}${money === '' ? '' : ` (${money})`}.`,
};
