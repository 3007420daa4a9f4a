import type { block as english } from '../en/block';

export const block: typeof english = {
  more: (name) => `Plus sur ${name}`,
  block: (name) => `Bloquer ${name}`,
  unblock: (name) => `Débloquer ${name}`,
  undo: 'Débloquer',
  explained:
    'Bloquer : tu ne lis plus rien de cette personne, à aucune table, et « Jouer tout de suite » ne vous réunit plus. Elle n’en sait rien. Un invité, qui ne garde pas de nom, n’est bloqué qu’à cette table.',
  lasts: (name) =>
    `Tu bloques ${name} à toutes les tables, jusqu’à ce que tu l’annules ici ou près de ton propre nom.`,
  here: (name) =>
    `${name} est ici en invité, et n’importe qui peut s’appeler ainsi : le blocage ne vaut qu’à cette table.`,
  list: 'Qui tu bloques',
  nobody: 'Tu ne bloques personne.',
  guest: (name) => `${name}, invité à une table`,
  full: (most) => `Tu en bloques déjà ${most}. Débloque d’abord quelqu’un.`,
  other: (message) => `Cela n’a pas marché : ${message}`,
};
